import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import type { StoredPaper } from "./invoice.ts";
import { papersOfVisitor } from "./invoices.sql.server.ts";

/** Every invoice and credit note of a buyer's orders, the newest first, two hundred at most. */
export function papersOfBuyer(shop: { db: Db }, { visitorId }: { visitorId: VisitorId }): Promise<StoredPaper[]> {
  return papersOfVisitor(shop.db, visitorId);
}
