import type { Db } from "../../../base/db.server.ts";
import { listBookRows, type BookRow } from "./office.sql.server.ts";
import { priceBook1 } from "../../pricing/price-book-1.ts";

/**
 * Every version of the price book, the current one first. Version 1 comes from the code, even before any offer used
 * it.
 */
export async function listBooks(deps: { db: Db }): Promise<(Omit<BookRow, "madeAt"> & { madeAt: Date | null })[]> {
  const rows = await listBookRows(deps.db);
  if (rows.some(({ version }) => version === priceBook1.version)) return rows;
  return [...rows, { version: priceBook1.version, madeBy: "shop", madeAt: null, note: null, offers: 0 }];
}
