import { dayOf } from "../../base/day.ts";
import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { documentNumber, type InvoiceSeller, type StoredDocument } from "./invoice.ts";
import { findOrderFacts, insertDocument, lockToInvoice, takeNumber } from "./invoices.sql.server.ts";
import { invoiceOf } from "./order-facts.ts";
import type { VatRates } from "../../base/vat.ts";

export type InvoiceDeps = {
  db: Db;
  clock: Clock;
  seller: InvoiceSeller;
  series: { invoice: string; creditNote: string };
  vatRates: VatRates;
};

/**
 * Issues the invoice of an order that is paid, or shipped with cash on delivery, under the next number of its series
 * and year: the number and the document are stored together or not at all. Returns null if the order needs none, has
 * one, or another process is issuing it: safe to call again. Refuses nothing.
 */
export function issueInvoice(deps: InvoiceDeps, orderId: OrderId): Promise<StoredDocument | null> {
  return transaction(deps.db, async (tx) => {
    if (!(await lockToInvoice(tx, orderId))) return null;
    const order = await findOrderFacts(tx, { id: orderId });
    if (!order) throw new Error(`an order to invoice cannot be read: ${orderId}`);
    const now = deps.clock.now();
    const year = Number(dayOf(now).slice(0, 4));
    const series = deps.series.invoice;
    const { number, issuedAt } = await takeNumber(tx, { series, year, now });
    const issuedOn = dayOf(issuedAt);
    const stored = await insertDocument(tx, {
      kind: "invoice",
      series,
      year,
      number,
      orderId,
      corrects: null,
      cause: null,
      issuedAt,
      document: invoiceOf(order, {
        number: documentNumber(series, year, number),
        issuedOn,
        seller: deps.seller,
        rates: deps.vatRates,
      }),
    });
    await recordAudit(tx, {
      actor: "system",
      action: "issued",
      entity: "invoice",
      entityId: stored.document.number,
      after: { order: order.number, total: stored.document.totals.gross },
    });
    return stored;
  });
}
