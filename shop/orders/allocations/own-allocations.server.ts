import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { allocationsOf } from "./allocated-units.sql.server.ts";
import type { OwnAllocation } from "../order.ts";

/** The visitor's own allocations: shared (cached) pages only say that somebody holds the unit. */
export async function ownAllocations(
  deps: { db: Db },
  { visitorId }: { visitorId: VisitorId },
): Promise<OwnAllocation[]> {
  return allocationsOf(deps.db, visitorId);
}
