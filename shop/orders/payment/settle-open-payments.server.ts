import type { Db } from "../../../base/db.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { askCardProvider } from "../../payments/ask-card-provider.ts";
import type { CardGateway } from "../../payments/card-port.ts";
import type { ComposeLetter } from "../emails.ts";
import { letGoOfCard } from "./let-go-of-card.server.ts";
import { findOrder } from "../orders.sql.server.ts";
import { openReplacedPayments, touchPayment, unsettledPayments } from "./payments.sql.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

type Desk = { db: Db; card: CardGateway; compose: ComposeLetter; mailLimits: MailLimits };

/**
 * Settles what a lost message, a lost answer or a process that died left open: card payments that nothing has touched for
 * `untouchedFor` minutes, and those of orders that are paid in another way by now. Answers how many it asked about. Throws nothing for a provider that cannot be asked: next time.
 */
export async function settleOpenPayments(desk: Desk, untouchedFor: { minutes: number }): Promise<number> {
  const open = await unsettledPayments(desk.db, desk.card.name, untouchedFor);
  for (const orderId of open) {
    const order = await findOrder(desk.db, { id: orderId });
    if (!order) continue;
    await askCardProvider(async () => {
      // Looked at first, so that one that cannot be settled does not stand in the others' way.
      await touchPayment(desk.db, order.payment.id);
      const intent = order.payment.ref === null ? null : await desk.card.retrieve(order.payment.ref);
      await settlePayment(desk, orderId, intent);
    });
  }
  const replaced = await openReplacedPayments(desk.db, desk.card.name, { untouchedFor });
  for (const payment of replaced) {
    await askCardProvider(async () => {
      await touchPayment(desk.db, payment.id);
      await letGoOfCard(desk, payment);
    });
  }
  return open.length + replaced.length;
}
