import type { Db } from "../../../base/db.server.ts";
import type { OrderId, VisitorId } from "../../../base/id.ts";
import { requestOfOrder, requestOfVisitor } from "../../inventory/allocations/allocation-requests.sql.server.ts";

/**
 * A stranger's order or reservation that waits for its link: where the link was sent, and until when it extends the
 * allocation.
 */
export type AwaitedLink = { email: string; fullUntil: Date };

/** Null if nothing waits for a link. */
export async function awaitedLink(
  deps: { db: Db },
  of: { orderId: OrderId } | { visitorId: VisitorId },
): Promise<AwaitedLink | null> {
  const request =
    "orderId" in of ? await requestOfOrder(deps.db, of.orderId) : await requestOfVisitor(deps.db, of.visitorId);
  if (!request || request.confirmedAt !== null || request.isOver) return null;
  return { email: request.email, fullUntil: request.fullUntil };
}
