import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { askCardProvider } from "../../payments/ask-card-provider.ts";
import type { CardGateway, Decline } from "../../payments/card-port.ts";
import type { ComposeEmail } from "../emails.ts";
import { abandonCard } from "./abandon-card.server.ts";
import type { Order, OrderNumber } from "../order.ts";
import { findOrder } from "../orders.sql.server.ts";
import { hadCardPayment, openReplacedPayments } from "./payments.sql.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * The result when a buyer comes back from the provider. `unknown`: neither paid nor declined yet; the order stays and
 * is settled later.
 */
export type CardReturn =
  | { outcome: "paid" | "cancelled" | "unfinished" | "unknown" }
  | { outcome: "declined"; decline: Decline };

/**
 * Asks the provider for the state of an order's card payment and settles it, so that a lost webhook does not matter.
 * Refuses with `order-unknown`.
 */
export async function settleCardReturn(deps: Deps, { number }: { number: OrderNumber }) {
  const before = await findOrder(deps.db, { number });
  if (!before) return refuse.notFound({ code: "order-unknown" });
  if (before.method !== "card") return afterSwitch(deps, before);
  const outcome = await askCardProvider(async () => {
    const intent = before.payment.ref === null ? null : await deps.card.retrieve(before.payment.ref);
    if (intent) await settlePayment(deps, before.id, intent);
    const order = await findOrder(deps.db, { number });
    if (order?.state === "cancelled") return ok<CardReturn>({ outcome: "cancelled" });
    if (order?.state !== "placed") return ok<CardReturn>({ outcome: "paid" });
    if (intent?.state === "failed") return ok<CardReturn>({ outcome: "declined", decline: intent.decline });
    return ok<CardReturn>({ outcome: "unfinished" });
  });
  return outcome === "away" ? ok<CardReturn>({ outcome: "unknown" }) : outcome;
}

/** The buyer pays in another way by now: the card payment is abandoned, and the order's page says what to do. */
async function afterSwitch(deps: Deps, { id }: Order) {
  const replaced = await openReplacedPayments(deps.db, deps.card.name, { orderId: id });
  if (replaced.length === 0 && !(await hadCardPayment(deps.db, id))) return refuse.notFound({ code: "order-unknown" });
  await askCardProvider(async () => {
    for (const payment of replaced) if (payment.ref !== null) await abandonCard(deps, payment);
  });
  return ok<CardReturn>({ outcome: "unknown" });
}
