import { recordAudit } from "../../base/audit.server.ts";
import { transaction } from "../../base/db.server.ts";
import { bani, sum } from "../../base/money.ts";
import { dayOf } from "../shipping/calendar.ts";
import { creditLinesOf, leftOf, paperNumber, totalsOf, type StoredPaper } from "./invoice.ts";
import { creditsOf, insertPaper, isCredited, lockInvoice, takeNumber, type CreditCause } from "./invoices.sql.server.ts";
import type { InvoiceDesk } from "./issue-invoice.server.ts";

/**
 * Issues the credit note that something calls for: a refund that was made, an unpaid parcel that came back. Answers null where it has
 * been issued, the order was never invoiced, or nothing is left of its invoice. What a refund gives back beyond the invoice was
 * paid too much and never invoiced: the credit note takes back what is left.
 */
export function issueCreditNote(desk: InvoiceDesk, due: CreditCause): Promise<StoredPaper | null> {
  return transaction(desk.db, async (tx) => {
    const invoice = await lockInvoice(tx, due.orderId);
    if (!invoice || (await isCredited(tx, due.cause))) return null;
    const credits = (await creditsOf(tx, invoice.id)).map((credit) => credit.paper);
    const left = sum(leftOf(invoice.paper, credits).map((group) => group.gross));
    const amount = due.amount === "what is left" ? left : bani(Math.min(due.amount, left));
    if (amount === 0) return null;
    const credited = creditLinesOf(invoice.paper, { amount, credits, units: due.units, service: due.service });
    if (!credited) throw new Error(`less is left of ${invoice.paper.number} than ${due.cause} takes back`);
    const now = desk.clock.now();
    const year = Number(dayOf(now).slice(0, 4));
    const series = desk.series.creditNote;
    const { number, issuedAt } = await takeNumber(tx, { series, year, now });
    const { groups, lines } = credited;
    const stored = await insertPaper(tx, {
      kind: "credit-note",
      series,
      year,
      number,
      orderId: due.orderId,
      corrects: invoice.id,
      cause: due.cause,
      issuedAt,
      paper: {
        ...invoice.paper,
        kind: "credit-note",
        number: paperNumber(series, year, number),
        issuedOn: dayOf(issuedAt),
        seller: desk.seller,
        lines,
        groups,
        totals: totalsOf(groups),
        corrects: { number: invoice.paper.number, issuedOn: invoice.paper.issuedOn, reason: due.reason },
      },
    });
    await recordAudit(tx, { actor: "system", action: "issued", entity: "invoice", entityId: stored.paper.number, after: { corrects: invoice.paper.number, cause: due.cause, total: amount } });
    return stored;
  });
}
