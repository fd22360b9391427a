import { DAY } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import type { StoredPaper } from "./invoice.ts";
import { papersBetween } from "./invoices.sql.server.ts";

/** The invoices and credit notes of a month in Romania, "2026-11", by series and number. */
export async function listPapers(shop: { db: Db }, { month }: { month: string }): Promise<StoredPaper[]> {
  const first = new Date(`${month}-01T00:00:00Z`).getTime();
  // A day more on both sides, since a day begins earlier in Romania; then by the day that the paper itself has.
  const papers = await papersBetween(shop.db, { from: new Date(first - DAY), until: new Date(first + 32 * DAY) });
  return papers.filter(({ paper }) => paper.issuedOn.startsWith(`${month}-`));
}
