import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import { sum } from "../../base/money.ts";
import { ok, refuse } from "../../base/result.ts";
import type { InvoiceSeller } from "../invoices/invoice.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail } from "../orders/emails.ts";
import type { Order, OrderNumber } from "../orders/order.ts";
import { lockOrderOf } from "../orders/orders.sql.server.ts";
import { payAtCounter } from "../orders/payment/pay-at-counter.server.ts";
import { cashOwedBy, lockCashBuyer } from "../orders/payment/payments.sql.server.ts";
import { handOver } from "../orders/deliver-order.server.ts";
import { findOrder } from "../orders/orders.sql.server.ts";
import { counterEffect } from "../orders/payment/counter.ts";
import { counterLimitError } from "../payments/cash.ts";
import { amountInWords } from "./amount-in-words.ts";
import { cashDocumentNumber, type Receipt } from "./cash-book.ts";
import { cashTakenFrom, insertEntry, lastBalance, lockCashBook, nextNumber } from "./cash.sql.server.ts";

export type CashDeps = {
  db: Db;
  clock: Clock;
  compose: ComposeEmail;
  mailLimits: MailLimits;
  seller: InvoiceSeller;
  series: { receipt: string };
};
/** `isCollected`: the goods are handed over in the same step. */
type TakeCash = Cashier & { number: OrderNumber; isCollected?: boolean };
export type Cashier = { actor: `staff:${string}`; cashier: string; key: string };

/**
 * Takes the cash of an order that is collected from the shop, whichever way it was begun (`counterEffects`): the order is paid, and a receipt
 * with the next number is in the cash book, all or none. Returns the receipt. Refuses with `order-unknown`, `cash-not-at-counter` (it is sent,
 * paid or over), `cash-partly-transferred` (a transfer came already), `counter-above-limit` (`limit`, in bani: Legea 70/2015),
 * `cash-day-closed` (the book has a later day), `unit-taken` (sold meanwhile), or, where it is collected now, as `deliverOrder`.
 */
export function takeCash(deps: CashDeps, { number, isCollected = false, ...by }: TakeCash) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (counterEffect(order) === null) return refuse.conflict({ code: "cash-not-at-counter" });
    const taken = await receiveCash(tx, deps, order, by);
    if (!taken.ok || !isCollected) return taken;
    const paid = await findOrder(tx, { id: order.id });
    if (!paid || paid.state === "delivered") return taken;
    const collected = await handOver(tx, deps, paid, {
      actor: by.actor,
      email: ({ order: collectedOrder }) => ({ kind: "order-delivered", order: collectedOrder }),
    });
    return collected.ok ? taken : collected;
  });
}

/** The cash of a locked order into the book and its payment, in the caller's transaction. Refuses as `takeCash`. */
export async function receiveCash(
  tx: Transaction,
  deps: CashDeps,
  order: Order,
  { actor, cashier, key, isMailed = true }: Cashier & { isMailed?: boolean },
) {
  const { number, email, phone, company } = order;
  const amount = order.totals.total;
  const day = deps.clock.today();
  await lockCashBuyer(tx, email);
  const owed = await cashOwedBy(tx, { email, phone, except: order.id });
  const others = [owed, await cashTakenFrom(tx, { email, phone, day })];
  const limit = counterLimitError({ isCompany: company !== null, total: sum([amount, ...others]) });
  if (limit) return refuse.conflict(limit);

  await lockCashBook(tx);
  const last = await lastBalance(tx);
  if (last.day !== null && last.day > day) return refuse.conflict({ code: "cash-day-closed" });
  const series = deps.series.receipt;
  const receipt: Receipt = {
    number: cashDocumentNumber(series, await nextNumber(tx, series)),
    issuedOn: day,
    seller: deps.seller,
    payer: payerOf(order),
    amount,
    amountInWords: amountInWords(amount),
    orderNumber: number,
    cashier,
  };
  const about = `Comanda ${number}`;
  const party = receipt.payer.name;
  const entry = { day, series, amount, party, about, orderId: order.id, paper: receipt, actor, key };
  if (!(await insertEntry(tx, { kind: "receipt", ...entry }))) return refuse.conflict({ code: "cash-not-at-counter" });
  const at = deps.clock.now();
  const paid = await payAtCounter(tx, deps, order, { at, key: `receipt ${receipt.number}`, actor, isMailed });
  if (!paid.ok) return paid;
  await recordAudit(tx, {
    actor,
    action: "cash-taken",
    entity: "order",
    entityId: number,
    before: { payment: order.payment.state, method: order.method },
    after: { receipt: receipt.number, amount },
  });
  return ok(receipt);
}

function payerOf({ company, billing, address }: Order): Receipt["payer"] {
  const { firstName, lastName, address: street, city, county } = billing ?? address;
  return {
    name: company?.name ?? `${firstName} ${lastName}`,
    cui: company?.cui ?? null,
    // A buyer at the counter may leave the address out, where the law does not ask for it.
    address: [street, city, street || city ? county : ""].filter(Boolean).join(", "),
  };
}
