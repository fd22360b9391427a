import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { updateSeenPrices } from "./cart.sql.server.ts";

/** Records that the visitor has seen and accepted the current prices. */
export async function agreeToPrices(shop: { db: Db }, cart: { visitorId: VisitorId }): Promise<void> {
  await updateSeenPrices(shop.db, cart.visitorId);
}
