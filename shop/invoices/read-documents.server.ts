import type { Db } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import type { StoredPaper } from "./invoice.ts";
import { papersOfOrder } from "./invoices.sql.server.ts";

/** The invoice of an order and its credit notes, oldest first; none before it is paid. */
export function readPapers(shop: { db: Db }, { orderId }: { orderId: OrderId }): Promise<StoredPaper[]> {
  return papersOfOrder(shop.db, orderId);
}
