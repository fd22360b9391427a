import type { Db } from "../../base/db.server.ts";
import { sum, type Bani } from "../../base/money.ts";
import type { StoredDocument } from "../invoices/invoice.ts";
import type { VatRates } from "../../base/vat.ts";
import { listDocuments } from "../invoices/list-documents.server.ts";
import { readDocumentsOfOrders } from "../invoices/read-documents.server.ts";
import { marginPurchases, purchasesOf, recordedTradeIns, type MarginPurchase } from "./accounting.sql.server.ts";
import { marginEntries, marginTotals, type MarginEntry } from "./margin-register.ts";
import { journalRows, journalTotals, type JournalRow, type JournalTotal } from "./sales-journal.ts";

/** A month of the books. */
export type AccountingMonth = {
  month: string;
  documents: StoredDocument[];
  journal: { rows: JournalRow[]; totals: JournalTotal[] };
  margin: { entries: MarginEntry[]; totals: ReturnType<typeof marginTotals> };
  purchases: MarginPurchase[];
  /** Trade-ins with a purchase record of this month, by number. */
  records: string[];
  /** The VAT of the month's sales, before that of the shop's own purchases. */
  tax: { standard: Bani; margin: Bani; total: Bani };
};

/** The books of a month in Romania, "2026-11": each document and each entry by the day of its document. */
export async function viewMonth(
  { db, vatRates }: { db: Db; vatRates: VatRates },
  { month }: { month: string },
): Promise<AccountingMonth> {
  const documents = await listDocuments({ db }, { month });
  const rows = journalRows(documents.map(({ document }) => document));
  const [entries, purchases, records] = await Promise.all([
    entriesOf({ db, vatRates }, documents, month),
    marginPurchases(db, month),
    recordedTradeIns(db, month),
  ]);
  const totals = { journal: journalTotals(rows), margin: marginTotals(entries) };
  const standard = sum(totals.journal.map(({ tax }) => tax));
  return {
    month,
    documents,
    journal: { rows, totals: totals.journal },
    margin: { entries, totals: totals.margin },
    purchases,
    records,
    tax: { standard, margin: totals.margin.tax, total: sum([standard, totals.margin.tax]) },
  };
}

/** A credit note of this month may correct an invoice of an earlier one: its order's documents are all read. */
async function entriesOf(
  { db, vatRates }: { db: Db; vatRates: VatRates },
  documents: readonly StoredDocument[],
  month: string,
): Promise<MarginEntry[]> {
  const orders = new Set(
    documents
      .filter(({ document }) => document.groups.some(({ regime }) => regime === "margin"))
      .map(({ orderId }) => orderId),
  );
  const all = await readDocumentsOfOrders({ db }, { orderIds: [...orders] });
  const invoices = all.filter(({ document }) => document.kind === "invoice");
  const bought = await purchasesOf(
    db,
    invoices.map(({ id }) => id),
  );
  const entries = invoices.flatMap(({ id, document }) =>
    marginEntries(
      document,
      all.filter((other) => other.document.corrects?.number === document.number).map((credit) => credit.document),
      {
        purchases: new Map(bought.filter((row) => row.invoiceId === id).map((purchase) => [purchase.unitId, purchase])),
        rates: vatRates,
      },
    ),
  );
  return entries
    .filter(({ issuedOn }) => issuedOn.startsWith(`${month}-`))
    .toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn) || a.document.localeCompare(b.document));
}
