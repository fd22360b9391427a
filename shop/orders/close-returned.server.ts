import type { Transaction } from "../../base/db.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail } from "./emails.ts";
import { transitionOrder } from "./transition-order.server.ts";
import type { Order } from "./order.ts";
import { hasOpenClaims } from "./orders.sql.server.ts";
import { setPaymentState } from "./payment/payments.sql.server.ts";

/**
 * Ends an order whose goods all came back, once no claim is open and nothing more is to be refunded: `refunded`, or
 * `closed` if nobody ever paid it. `order` is as it is now. Runs in the caller's transaction.
 */
export async function closeReturned(
  tx: Transaction,
  deps: { compose: ComposeEmail; mailLimits: MailLimits },
  order: Order,
): Promise<void> {
  const isMoneyMoving = order.refunds.some(({ state }) => state === "requested");
  if (order.state !== "returned" || isMoneyMoving || (await hasOpenClaims(tx, order.id))) return;
  const isPaidBack = order.refunds.some(({ state }) => state === "done");
  if (!isPaidBack && order.payment.captured > 0) return;
  // A payout by the courier is still accepted later.
  if (order.payment.state === "awaiting") await setPaymentState(tx, order.payment.id, "cancelled");
  await transitionOrder(tx, deps, order, { to: isPaidBack ? "refunded" : "closed", actor: "shop" });
}
