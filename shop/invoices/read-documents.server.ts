import type { Db } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import type { StoredDocument } from "./invoice.ts";
import { documentsOfOrder, documentsOfOrders } from "./invoices.sql.server.ts";

/** The invoice of an order and its credit notes, oldest first; empty before it is paid. */
export function readDocuments(deps: { db: Db }, { orderId }: { orderId: OrderId }): Promise<StoredDocument[]> {
  return documentsOfOrder(deps.db, orderId);
}

/** The invoices and credit notes of these orders, oldest first. */
export function readDocumentsOfOrders(
  deps: { db: Db },
  { orderIds }: { orderIds: readonly OrderId[] },
): Promise<StoredDocument[]> {
  return documentsOfOrders(deps.db, orderIds);
}
