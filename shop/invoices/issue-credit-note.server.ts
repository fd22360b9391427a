import { dayOf } from "../../base/day.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction } from "../../base/db.server.ts";
import { bani, sum } from "../../base/money.ts";
import { creditLinesOf, leftOf, documentNumber, totalsOf, type StoredDocument } from "./invoice.ts";
import {
  creditsOf,
  insertDocument,
  isCredited,
  lockInvoice,
  takeNumber,
  type CreditCause,
} from "./invoices.sql.server.ts";
import type { InvoiceDeps } from "./issue-invoice.server.ts";

/**
 * Issues the credit note for a refund that was made or an unpaid parcel that came back. Returns null if it was already
 * issued, the order was never invoiced, or nothing is left of its invoice. A refund beyond the invoice returns an
 * overpayment that was never invoiced: the credit note reverses only what is left.
 */
export function issueCreditNote(deps: InvoiceDeps, due: CreditCause): Promise<StoredDocument | null> {
  return transaction(deps.db, async (tx) => {
    const invoice = await lockInvoice(tx, due.orderId);
    if (!invoice || (await isCredited(tx, due.cause))) return null;
    const credits = (await creditsOf(tx, invoice.id)).map((credit) => credit.document);
    const left = sum(leftOf(invoice.document, credits).map((group) => group.gross));
    const amount = due.amount === "what is left" ? left : bani(Math.min(due.amount, left));
    if (amount === 0) return null;
    const { units, service, extension } = due;
    const credited = creditLinesOf(invoice.document, { amount, credits, units, service, extension });
    if (!credited) throw new Error(`less is left of ${invoice.document.number} than ${due.cause} takes back`);
    const now = deps.clock.now();
    const year = Number(dayOf(now).slice(0, 4));
    const series = deps.series.creditNote;
    const { number, issuedAt } = await takeNumber(tx, { series, year, now });
    const { groups, lines } = credited;
    const stored = await insertDocument(tx, {
      kind: "credit-note",
      series,
      year,
      number,
      orderId: due.orderId,
      corrects: invoice.id,
      cause: due.cause,
      issuedAt,
      document: {
        ...invoice.document,
        kind: "credit-note",
        number: documentNumber(series, year, number),
        issuedOn: dayOf(issuedAt),
        seller: deps.seller,
        lines,
        groups,
        totals: totalsOf(groups),
        corrects: { number: invoice.document.number, issuedOn: invoice.document.issuedOn, reason: due.reason },
      },
    });
    await recordAudit(tx, {
      actor: "system",
      action: "issued",
      entity: "invoice",
      entityId: stored.document.number,
      after: { corrects: invoice.document.number, cause: due.cause, total: amount },
    });
    return stored;
  });
}
