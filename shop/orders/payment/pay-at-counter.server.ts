import { recordAudit } from "../../../base/audit.server.ts";
import type { Actor } from "../../../base/actor.ts";
import type { Db, Transaction } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { firstStateOf } from "../../payments/payment.ts";
import type { ComposeEmail } from "../emails.ts";
import type { Order } from "../order.ts";
import { findOrder } from "../orders.sql.server.ts";
import { payByTransfer } from "./confirm-transfer.server.ts";
import { counterEffect } from "./counter.ts";
import { insertPayment, insertTransfer, setReceived, switchToCash, transferredFor } from "./payments.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Pays a locked order in cash at the counter, in the transaction of its receipt, whichever way it was begun. The card payment of an order by card
 * is replaced: a job abandons it at the provider. Refuses with `cash-not-at-counter` (it is sent, paid or over), `cash-partly-transferred` (a
 * transfer came already) or `unit-taken` (sold meanwhile): the caller then undoes all.
 */
export async function payAtCounter(
  tx: Transaction,
  deps: Deps,
  order: Order,
  { at: arrivedAt, key, actor, isMailed = true }: { at: Date; key: string; actor: Actor; isMailed?: boolean },
) {
  const effect = counterEffect(order);
  if (effect === null) return refuse.conflict({ code: "cash-not-at-counter" });
  if ((await transferredFor(tx, order.id)) > 0) return refuse.conflict({ code: "cash-partly-transferred" });
  const sum = order.totals.total;
  if (order.method !== "cash") await switchToCash(tx, order);
  if (order.method === "card") await awaitCash(tx, order);
  const awaiting = (await findOrder(tx, { id: order.id })) ?? order;
  await insertTransfer(tx, { orderId: order.id, amount: sum, arrivedAt, key, actor, way: "counter" });
  if (effect === "pays") {
    const paid = await payByTransfer(tx, deps, awaiting, { sum, actor, reason: null, isMailed });
    return paid.outcome === "paid" ? ok(null) : refuse.conflict({ code: "unit-taken" });
  }
  await setReceived(tx, awaiting.payment.id, sum);
  await recordAudit(tx, {
    actor,
    action: "cash-arrived",
    entity: "order",
    entityId: order.number,
    before: { payment: order.payment.state },
    after: { payment: "received", amount: sum, key },
  });
  return ok(null);
}

function awaitCash(tx: Transaction, { id: orderId, totals }: Order) {
  const payment = { method: "cash", state: firstStateOf.cash, provider: "cash", payerName: null } as const;
  return insertPayment(tx, { orderId, ...payment, amount: totals.total });
}
