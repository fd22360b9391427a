import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import type { StoredDocument } from "./invoice.ts";
import { documentsOfVisitor } from "./invoices.sql.server.ts";

/** The invoices and credit notes of a buyer's orders, the newest first, at most two hundred. */
export function documentsOfBuyer(deps: { db: Db }, { visitorId }: { visitorId: VisitorId }): Promise<StoredDocument[]> {
  return documentsOfVisitor(deps.db, visitorId);
}
