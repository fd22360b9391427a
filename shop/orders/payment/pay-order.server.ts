import { transaction, type Db, type Transaction } from "../../../base/db.server.ts";
import type { OrderId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import type { CardGateway, CreatedCardIntent } from "../../payments/card-port.ts";
import type { ComposeEmail } from "../emails.ts";
import { askCardProvider } from "../../payments/ask-card-provider.ts";
import { isPayableByCard, unitsOf, type Order } from "../order.ts";
import {
  expireAllocations,
  limitPassed,
  lockHolder,
  noteLimitHit,
} from "../../inventory/allocations/allocation-limits.sql.server.ts";
import { holderOfOrder } from "../allocations/allocated-units.sql.server.ts";
import type { Holding } from "../../inventory/allocations/holder.ts";
import { abandonCard } from "./abandon-card.server.ts";
import { retakeUnits } from "../../inventory/allocations/allocations.sql.server.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { insertPayment, replacedPayment, setIntent } from "./payments.sql.server.ts";
import { markCancelled, settlePayment } from "./settle-payment.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits; holding: Holding };

const CARD_MINUTES = 30; // rule 22

/**
 * Prepares an order that awaits a card for payment, the first time or again: its units are held for another 30 minutes,
 * unless its buyer holds too much already (rule 35), and the provider has an intent for its total. `returnTo` is the
 * URL to which the provider sends the buyer back, `network` that of the request (`networkOf`). Refuses with
 * `order-closed` (paid, cancelled or not by card), `unit-taken` (sold since; the order is cancelled) or
 * `card-unavailable` (the provider cannot be reached; the order stays).
 */
export async function payOrder(
  deps: Deps,
  { orderId, returnTo, network }: { orderId: OrderId; returnTo: string; network?: string | null },
) {
  const ready = await transaction(deps.db, (tx) => extendAllocations(tx, deps, { orderId, network }));
  if (ready === "lost") {
    await askCardProvider(() => settlePayment(deps, orderId, null));
    return refuse.conflict({ code: "unit-taken" });
  }
  if (ready === "closed") return refuse.conflict({ code: "order-closed" });
  const paying = await askCardProvider(async () => {
    const intent = await intentFor(deps, ready, returnTo);
    // The buyer switched to a transfer during the call to the provider: this intent must not be paid.
    const replaced = await replacedPayment(deps.db, { provider: deps.card.name, ref: intent.ref });
    if (!replaced) return ok(intent);
    await abandonCard(deps, replaced);
    return refuse.conflict({ code: "order-closed" });
  });
  return paying === "away" ? refuse.unavailable({ code: "card-unavailable" }) : paying;
}

/** One intent for each payment: if two concurrent calls created two, both callers get the one stored first. */
async function intentFor(deps: Deps, order: Order, returnTo: string): Promise<CreatedCardIntent> {
  const { payment } = order;
  const intentRequest = {
    orderNumber: order.number,
    amount: payment.amount,
    currency: "RON" as const,
    idempotencyKey: payment.id,
    // Includes the key: the provider may send the buyer back to a browser without the shop's cookies.
    returnUrl: returnTo,
    language: order.language,
    customerEmail: order.email,
  };
  const intent = await deps.card.createIntent({ ...intentRequest, earlierRef: payment.ref });
  const noted = await setIntent(deps.db, payment.id, intent, payment.ref);
  return noted === intent.ref ? intent : deps.card.createIntent({ ...intentRequest, earlierRef: noted });
}

/** Opening the card's page never shortens what the units are held for: a pay link holds them for longer. */
function heldFor({ heldUntil, heldSeconds }: Order) {
  return heldUntil !== null && (heldSeconds ?? 0) > CARD_MINUTES * 60
    ? { until: heldUntil }
    : { minutes: CARD_MINUTES };
}

async function extendAllocations(
  tx: Transaction,
  deps: Deps,
  { orderId, network }: { orderId: OrderId; network: string | null | undefined },
): Promise<Order | "closed" | "lost"> {
  const buyer = await holderOfOrder(tx, { orderId, secret: deps.holding.secret, network });
  if (!buyer) return "closed";
  const holder = { holding: deps.holding, ...buyer };
  await lockHolder(tx, holder);
  const order = await lockOrder(tx, orderId);
  if (!isPayableByCard(order)) return "closed";
  if ((await retakeUnits(tx, order, heldFor(order), { holder: buyer.keys })) < unitsOf(order).length) {
    await markCancelled(tx, deps, order, { actor: "shop", reason: "unit-sold", moneyBack: "nothing-taken" });
    return "lost";
  }
  // Staff know the buyer of an order by phone: the limits are for strangers.
  const passed = order.placedBy === null ? await limitPassed(tx, holder) : null;
  if (passed) {
    await expireAllocations(tx, orderId);
    await noteLimitHit(tx, { domainError: passed, ...buyer });
  }
  if (order.payment.state !== "cancelled" && order.payment.provider === deps.card.name) return order;
  // The provider abandoned the last attempt, or the shop uses another provider by now: the next attempt is a payment of
  // its own.
  const again = {
    orderId,
    method: "card" as const,
    state: "created" as const,
    amount: order.totals.total,
    provider: deps.card.name,
    payerName: null,
  };
  return { ...order, payment: { ...order.payment, ...again, id: await insertPayment(tx, again), ref: null } };
}
