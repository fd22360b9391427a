import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { unitsStillWith } from "./claims.sql.server.ts";
import { coversOf, type Cover } from "./cover.ts";
import { ordersOfVisitor } from "../orders/orders.sql.server.ts";

/** The covers of what the visitor bought and still has. */
export async function listCovers({ db }: { db: Db }, { visitorId }: { visitorId: VisitorId }): Promise<Cover[]> {
  const [orders, still] = await Promise.all([ordersOfVisitor(db, visitorId), unitsStillWith(db, visitorId)]);
  return coversOf(orders, still);
}
