import type { Transaction } from "../../base/db.server.ts";
import type { OrderId, UnitId } from "../../base/id.ts";
import { insertEntries, warrantiesOfUnits, type NewLedgerEntry } from "./warranties.sql.server.ts";

/**
 * Adds an entry to the warranties of some units of an order, in the transaction of its cause. Units without a warranty get
 * none. It is dated now unless `at` says otherwise, and an entry of a claim is added once.
 */
export async function noteInLedger(
  tx: Transaction,
  sale: { orderId: OrderId; units: readonly UnitId[] },
  entry: NewLedgerEntry,
  when: { at?: Date } = {},
): Promise<void> {
  await insertEntries(tx, await warrantiesOfUnits(tx, sale), entry, when);
}
