import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { sum } from "../../base/money.ts";
import { ok, refuse } from "../../base/result.ts";
import type { InvoiceSeller } from "../invoices/invoice.ts";
import type { MailLimits } from "../mail/limits.ts";
import type { ComposeEmail } from "../orders/emails.ts";
import type { Order, OrderNumber } from "../orders/order.ts";
import { lockOrderOf } from "../orders/orders.sql.server.ts";
import { payAtCounter } from "../orders/payment/pay-at-counter.server.ts";
import { cashOwedBy, lockCashBuyer } from "../orders/payment/payments.sql.server.ts";
import { counterBar } from "../payments/cash.ts";
import { amountInWords } from "./amount-in-words.ts";
import { cashDocumentNumber, type Receipt } from "./cash-book.ts";
import { cashTakenFrom, insertEntry, lastBalance, lockCashBook, nextNumber } from "./cash.sql.server.ts";

type Deps = {
  db: Db;
  clock: Clock;
  compose: ComposeEmail;
  mailLimits: MailLimits;
  seller: InvoiceSeller;
  series: { receipt: string };
};
type TakeCash = { number: OrderNumber; actor: `staff:${string}`; cashier: string; key: string };

/**
 * Takes the cash of an order that is collected from the shop: the order is paid, and a receipt with the next number is
 * in the cash book, all or none. Returns the receipt. Refuses with `order-unknown`, `cash-not-at-counter` (it is sent,
 * or does not wait for money), `cash-partly-transferred` (a transfer came already), `counter-above-limit` (`limit`, in
 * bani: Legea 70/2015), `cash-day-closed` (the book has a later day) or `unit-taken` (sold meanwhile).
 */
export function takeCash(deps: Deps, { number, actor, cashier, key }: TakeCash) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (order.delivery !== "pickup" || order.state !== "awaiting-payment")
      return refuse.conflict({ code: "cash-not-at-counter" });
    const { email, phone, company } = order;
    const amount = order.totals.total;
    const day = deps.clock.today();
    await lockCashBuyer(tx, email);
    const others = [await cashOwedBy(tx, order), await cashTakenFrom(tx, { email, phone, day })];
    const barred = counterBar({ isCompany: company !== null, total: sum([amount, ...others]) });
    if (barred) return refuse.conflict(barred);

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
    if (!(await insertEntry(tx, { kind: "receipt", ...entry })))
      return refuse.conflict({ code: "cash-not-at-counter" });
    const paid = await payAtCounter(tx, deps, order, { at: deps.clock.now(), key: `receipt ${receipt.number}`, actor });
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
  });
}

function payerOf({ company, billing, address }: Order): Receipt["payer"] {
  const { firstName, lastName, address: street, city, county } = billing ?? address;
  return {
    name: company?.name ?? `${firstName} ${lastName}`,
    cui: company?.cui ?? null,
    address: `${street}, ${city}, ${county}`,
  };
}
