import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { dayOf } from "../shipping/calendar.ts";
import { linesOf, paperNumber, totalsOf, type InvoiceSeller, type StoredPaper } from "./invoice.ts";
import { findOrderFacts, insertPaper, lockToInvoice, takeNumber } from "./invoices.sql.server.ts";
import { buyerOf, invoicedOf } from "./order-facts.ts";

export type InvoiceDesk = { db: Db; clock: Clock; seller: InvoiceSeller; series: { invoice: string; creditNote: string } };

/**
 * Issues the invoice of an order that is paid, or on its way to be paid at the door, under the next number of its series and
 * year: the number and the paper are there together or not at all. Answers null where the order needs none, has one, or another
 * process is at it: safe to ask again. Refuses nothing.
 */
export function issueInvoice(desk: InvoiceDesk, orderId: OrderId): Promise<StoredPaper | null> {
  return transaction(desk.db, async (tx) => {
    if (!(await lockToInvoice(tx, orderId))) return null;
    const order = await findOrderFacts(tx, { id: orderId });
    if (!order) throw new Error(`an order to invoice cannot be read: ${orderId}`);
    const now = desk.clock.now();
    const year = Number(dayOf(now).slice(0, 4));
    const series = desk.series.invoice;
    const { number, issuedAt } = await takeNumber(tx, { series, year, now });
    const issuedOn = dayOf(issuedAt);
    const { lines, groups } = linesOf(invoicedOf(order), issuedOn);
    const stored = await insertPaper(tx, {
      kind: "invoice",
      series,
      year,
      number,
      orderId,
      corrects: null,
      cause: null,
      issuedAt,
      paper: {
        kind: "invoice",
        number: paperNumber(series, year, number),
        issuedOn,
        seller: desk.seller,
        buyer: buyerOf(order),
        orderNumber: order.number,
        orderedOn: dayOf(order.placedAt),
        language: order.language,
        payment: { means: order.method, paidOn: order.paidAt ? dayOf(order.paidAt) : null, reference: order.reference },
        lines,
        groups,
        totals: totalsOf(groups),
        corrects: null,
      },
    });
    await recordAudit(tx, { actor: "system", action: "issued", entity: "invoice", entityId: stored.paper.number, after: { order: order.number, total: stored.paper.totals.gross } });
    return stored;
  });
}
