import type { Transaction } from "../../base/db.server.ts";
import type { OrderId, UnitId } from "../../base/id.ts";
import { findWarranties, insertReplacement } from "./warranties.sql.server.ts";

/**
 * Begins the warranty of a machine that replaces another of its order, in the transaction of the exchange: all its covers
 * run anew from now, for whoever held the old one. A machine without a warranty gives the new one none. Source: a durable
 * product that replaces a defective one has a new guarantee from the exchange (Legea 449/2003 as amended by OG 9/2016,
 * repealed by OUG 140/2021, which does not say it); the shop keeps to it (decision 206).
 */
export async function replaceMachine(
  tx: Transaction,
  { orderId, from, to }: { orderId: OrderId; from: UnitId; to: UnitId },
): Promise<void> {
  const old = (await findWarranties(tx, { orders: [orderId] })).find(({ unitId }) => unitId === from);
  if (old) await insertReplacement(tx, { old, unitId: to });
}
