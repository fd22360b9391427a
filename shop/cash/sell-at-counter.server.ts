import { attempt } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import { placePhoneOrder, type PhoneOrder, type PlaceDeps } from "../orders/by-phone/place-by-phone.server.ts";
import { handOver } from "../orders/deliver-order.server.ts";
import { placedKey } from "../orders/emails.ts";
import { findOrder } from "../orders/orders.sql.server.ts";
import { receiptOf } from "./cash.sql.server.ts";
import { receiveCash, type CashDeps } from "./take-cash.server.ts";

/**
 * Sells units to somebody at the counter: the order, its cash with the receipt, and the goods handed over, all or none. The buyer gets one e-mail.
 * The same page sent twice sells once. Returns the order and the receipt's number. Refuses with `counter-sale-only` (it is sent, or not in cash),
 * as `placeByPhone`, or as `takeCash`.
 */
export function sellAtCounter(
  deps: PlaceDeps & CashDeps,
  { form, actor, terms = null, cashier }: PhoneOrder & { actor: `staff:${string}`; cashier: string },
) {
  return attempt(deps.db, async (tx) => {
    if (form.paymentMethod !== "cash" || form.shipping.delivery !== "pickup")
      return refuse.invalid({ code: "counter-sale-only" });
    const placed = await placePhoneOrder(tx, deps, { form, actor, terms });
    if (!placed.ok) return placed;
    const { order, isNew } = placed.value;
    const earlier = isNew ? null : await receiptOf(tx, { orderId: order.id });
    if (earlier) return ok({ order, receipt: earlier.number });
    const taken = await receiveCash(tx, deps, order, { actor, cashier, key: form.pageKey, isMailed: false });
    if (!taken.ok) return taken;
    const paid = (await findOrder(tx, { id: order.id })) ?? order;
    const collected = await handOver(tx, deps, paid, { actor });
    if (!collected.ok) return collected;
    await enqueueEmail(tx, {
      key: placedKey(order.number),
      recipient: order.email,
      language: order.language,
      ...deps.compose({ kind: "order-sold-at-counter", order: collected.value }, order.language),
    });
    return ok({ order: collected.value, receipt: taken.value.number });
  });
}
