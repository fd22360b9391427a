import { DAY } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import type { StoredDocument } from "./invoice.ts";
import { documentsBetween } from "./invoices.sql.server.ts";

/** The invoices and credit notes of a month in Romania, "2026-11", by series and number. */
export async function listDocuments(deps: { db: Db }, { month }: { month: string }): Promise<StoredDocument[]> {
  const first = new Date(`${month}-01T00:00:00Z`).getTime();
  // Loads one more day on both sides, since a day begins earlier in Romania; then filters by the document's own date.
  const documents = await documentsBetween(deps.db, { from: new Date(first - DAY), until: new Date(first + 32 * DAY) });
  return documents.filter(({ document }) => document.issuedOn.startsWith(`${month}-`));
}
