import type { Db } from "../../../base/db.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { askCardProvider } from "../../payments/ask-card-provider.ts";
import type { CardGateway } from "../../payments/card-port.ts";
import type { ComposeEmail } from "../emails.ts";
import { abandonCard } from "./abandon-card.server.ts";
import { findOrder } from "../orders.sql.server.ts";
import { openReplacedPayments, touchPayment, unsettledPayments } from "./payments.sql.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Settles what a lost webhook, a lost response or a crashed process left open: card payments not touched for
 * `untouchedFor` minutes, and those of orders that are paid in another way by now. Returns how many it checked. Does
 * not throw if a provider cannot be reached: the next run tries again. A job.
 */
export async function settleOpenPayments(deps: Deps, untouchedFor: { minutes: number }): Promise<number> {
  const open = await unsettledPayments(deps.db, deps.card.name, untouchedFor);
  for (const orderId of open) {
    const order = await findOrder(deps.db, { id: orderId });
    if (!order) continue;
    await askCardProvider(async () => {
      // Marked as touched first, so that a payment that cannot be settled does not block the others.
      await touchPayment(deps.db, order.payment.id);
      const intent = order.payment.ref === null ? null : await deps.card.retrieve(order.payment.ref);
      await settlePayment(deps, orderId, intent);
    });
  }
  const replaced = await openReplacedPayments(deps.db, deps.card.name, { untouchedFor });
  for (const payment of replaced) {
    await askCardProvider(async () => {
      await touchPayment(deps.db, payment.id);
      await abandonCard(deps, payment);
    });
  }
  return open.length + replaced.length;
}
