import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { updateSeenPrices } from "./cart.sql.server.ts";

/** The visitor has been told today's prices and goes on: they are no longer news. */
export async function agreeToPrices(shop: { db: Db }, cart: { visitorId: VisitorId }): Promise<void> {
  await updateSeenPrices(shop.db, cart.visitorId);
}
