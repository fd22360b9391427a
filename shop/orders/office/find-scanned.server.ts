import type { Db } from "../../../base/db.server.ts";
import type { OrderNumber } from "../order.ts";
import { scannedOrder } from "./order-list.ts";
import { isNumberTaken, orderOfUnit } from "./order-list.sql.server.ts";

/** The order that a scanner names, by its number or by the code of one of its units; null if it is something else. */
export async function findScanned(deps: { db: Db }, { scanned }: { scanned: string }): Promise<OrderNumber | null> {
  const number = scannedOrder(scanned);
  if (number !== null && (await isNumberTaken(deps.db, number))) return number;
  return /^\S{6,40}$/.test(scanned) ? orderOfUnit(deps.db, scanned) : null;
}
