import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db.server.ts";
import type { WarrantyId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { findOrder } from "../orders/orders.sql.server.ts";
import { coverToday } from "../warranty/ledger.ts";
import { findWarranties } from "../warranty/warranties.sql.server.ts";
import { titlesOfUnits } from "./claims.sql.server.ts";
import { isHolder, type WarrantyHolder } from "./holder.ts";

/** A warranty that this person holds, its unit's title, and its order. Refuses with `warranty-unknown`. */
export async function findHeldWarranty(
  { db, clock }: { db: Queryable; clock: Clock },
  { id, holder }: { id: WarrantyId | null; holder: WarrantyHolder },
) {
  const [warranty] = id === null ? [] : await findWarranties(db, { id });
  const order = warranty && (await findOrder(db, { id: warranty.orderId }));
  if (!warranty || !order || !isHolder(warranty, { holder, buyer: order.visitorId }))
    return refuse.notFound({ code: "warranty-unknown" });
  const { title } = (await titlesOfUnits(db, [warranty])).get(warranty.id)!;
  return ok({ warranty, order, title, today: coverToday(warranty, clock.now()) });
}
