import type { Transaction } from "../../base/db.server.ts";
import type { OrderId, UnitId } from "../../base/id.ts";
import { promisedCovers, type SoldGoods } from "./ledger.ts";
import { insertWarranties } from "./warranties.sql.server.ts";

/**
 * Begins the warranties of what an order sold, in the transaction that records its delivery. A unit without any cover has
 * none. Calling it again changes nothing.
 */
export async function startWarranties(
  tx: Transaction,
  { orderId, sold }: { orderId: OrderId; sold: readonly (SoldGoods & { unitId: UnitId })[] },
): Promise<void> {
  const started = sold.map(({ unitId, ...goods }) => ({ unitId, covers: promisedCovers(goods) }));
  await insertWarranties(tx, { orderId, warranties: started.filter(({ covers }) => covers.length > 0) });
}
