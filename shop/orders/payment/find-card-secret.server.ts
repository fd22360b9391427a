import type { Db } from "../../../base/db.server.ts";
import type { CardGateway } from "../../payments/card-port.ts";
import { isPayableUnheld } from "../../inventory/allocations/allocation-limits.sql.server.ts";
import { isPayableByCard, type Order } from "../order.ts";
import { clientSecretOf } from "./payments.sql.server.ts";

/**
 * The client secret with which the buyer's browser submits a card for an order that `payOrder` has prepared, while its
 * units are held, or a limit on the buyer's allocations lets it be paid without that (rule 35); null if `payOrder` must
 * prepare it (again) first.
 */
export async function findCardSecret(
  deps: { db: Db; card: Pick<CardGateway, "name"> },
  order: Order,
): Promise<string | null> {
  if (!isPayableByCard(order) || order.payment.provider !== deps.card.name) return null;
  const isReady = order.heldUntil !== null || (await isPayableUnheld(deps.db, order.id));
  return isReady ? clientSecretOf(deps.db, order.payment.id) : null;
}
