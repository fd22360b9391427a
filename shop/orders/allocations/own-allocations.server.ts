import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { holdsOf } from "./held-units.sql.server.ts";
import type { OwnHold } from "../order.ts";

/** What is kept for the visitor now: pages that are the same for everybody only say that somebody has it. */
export async function ownHolds(shop: { db: Db }, { visitorId }: { visitorId: VisitorId }): Promise<OwnHold[]> {
  return holdsOf(shop.db, visitorId);
}
