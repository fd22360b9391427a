import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import type { MailLimits } from "../mail/limits.ts";
import { askCardProvider } from "../payments/ask-card-provider.ts";
import type { CardGateway } from "../payments/card-port.ts";
import type { ComposeEmail } from "./emails.ts";
import { openCancelRefund } from "./payment/open-refund.server.ts";
import type { Order } from "./order.ts";
import { lockOrder, unpaidInTime } from "./orders.sql.server.ts";
import { setPaymentState, setReceived, transferredFor } from "./payment/payments.sql.server.ts";
import { markCancelled, settlePayment } from "./payment/settle-payment.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Cancels orders that were not paid in time, and notifies their buyers: by transfer after the deadline, by card a day
 * after placing. A partial payment stays recorded as received, to be refunded. Returns how many it cancelled. A job.
 */
export async function expireOrders(deps: Deps): Promise<number> {
  let cancelled = 0;
  for (const orderId of await unpaidInTime(deps.db)) {
    const method = await transaction(deps.db, (tx) => expire(tx, deps, orderId));
    if (method === null) continue;
    cancelled += 1;
    if (method === "card") await askCardProvider(() => settlePayment(deps, orderId, null));
  }
  return cancelled;
}

/** Returns the order's payment method, or null if another request settled the order first. */
async function expire(tx: Transaction, deps: Deps, orderId: OrderId): Promise<Order["method"] | null> {
  const order = await lockOrder(tx, orderId);
  if (!(await unpaidInTime(tx, orderId)).includes(orderId)) return null;
  const arrived = await transferredFor(tx, orderId);
  await markCancelled(tx, deps, order, {
    actor: "shop",
    reason: "not-paid",
    moneyBack: arrived > 0 ? "transfer" : "nothing-taken",
  });
  if (arrived > 0) {
    await setReceived(tx, order.payment.id, arrived);
    await openCancelRefund(tx, deps, orderId, "cancelled");
  } else if (order.payment.state === "awaiting") await setPaymentState(tx, order.payment.id, "cancelled");
  return order.method;
}
