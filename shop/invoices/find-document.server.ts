import type { Db } from "../../base/db.server.ts";
import { parsePaperNumber, type StoredPaper } from "./invoice.ts";
import { findByNumber } from "./invoices.sql.server.ts";

/** An invoice or credit note by its number, for staff; null where there is none. */
export async function findPaper(shop: { db: Db }, { number }: { number: string }): Promise<StoredPaper | null> {
  const key = parsePaperNumber(number);
  return key ? findByNumber(shop.db, key) : null;
}
