import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { allocationsOf } from "./held-units.sql.server.ts";
import type { OwnAllocation } from "../order.ts";

/** What is kept for the visitor now: pages that are the same for everybody only say that somebody has it. */
export async function ownAllocations(
  shop: { db: Db },
  { visitorId }: { visitorId: VisitorId },
): Promise<OwnAllocation[]> {
  return allocationsOf(shop.db, visitorId);
}
