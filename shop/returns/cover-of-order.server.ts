import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import type { OrderId, UnitId } from "../../base/id.ts";
import { coverToday, type CoverToday } from "../warranty/ledger.ts";
import { findWarranties } from "../warranty/warranties.sql.server.ts";

/** What is covered today of each delivered unit of an order, unless somebody else has taken its warranty over. */
export async function coverOfOrder(
  { db, clock }: { db: Db; clock: Clock },
  { orderId }: { orderId: OrderId },
): Promise<Map<UnitId, CoverToday>> {
  const warranties = await findWarranties(db, { orders: [orderId] });
  const own = warranties.filter(({ transfer }) => transfer === null);
  return new Map(own.map((warranty) => [warranty.unitId, coverToday(warranty, clock.now())]));
}
