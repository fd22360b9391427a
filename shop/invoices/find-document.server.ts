import type { Db } from "../../base/db.server.ts";
import { parseDocumentNumber, type StoredDocument } from "./invoice.ts";
import { findByNumber } from "./invoices.sql.server.ts";

/** An invoice or credit note by its number, for staff; null if there is none. */
export async function findDocument(deps: { db: Db }, { number }: { number: string }): Promise<StoredDocument | null> {
  const key = parseDocumentNumber(number);
  return key ? findByNumber(deps.db, key) : null;
}
