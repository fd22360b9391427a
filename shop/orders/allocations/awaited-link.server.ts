import type { Db } from "../../../base/db.server.ts";
import type { OrderId, VisitorId } from "../../../base/id.ts";
import { requestOfOrder, requestOfVisitor } from "../../inventory/allocations/allocation-requests.sql.server.ts";

/** What a stranger's order or reservation still waits for, as its screens say it: the link was sent here, and gives it until then. */
export type AwaitedLink = { email: string; fullUntil: Date };

/** Null where nothing waits for a link. */
export async function awaitedLink(
  shop: { db: Db },
  of: { orderId: OrderId } | { visitorId: VisitorId },
): Promise<AwaitedLink | null> {
  const request =
    "orderId" in of ? await requestOfOrder(shop.db, of.orderId) : await requestOfVisitor(shop.db, of.visitorId);
  if (!request || request.confirmedAt !== null || request.isOver) return null;
  return { email: request.email, fullUntil: request.fullUntil };
}
