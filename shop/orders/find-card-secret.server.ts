import type { Db } from "../../base/db.server.ts";
import type { CardGateway } from "../payments/card-port.ts";
import { isPayableByCard, type Order } from "./order.ts";
import { clientSecretOf } from "./payments.sql.server.ts";

/**
 * The secret by which the buyer's browser gives a card for an order that `payOrder` has made ready, while its units are
 * kept; null where it has to be made ready (again) first.
 */
export async function findCardSecret(shop: { db: Db; card: Pick<CardGateway, "name"> }, order: Order): Promise<string | null> {
  const isReady = isPayableByCard(order) && order.heldUntil !== null && order.payment.provider === shop.card.name;
  return isReady ? clientSecretOf(shop.db, order.payment.id) : null;
}
