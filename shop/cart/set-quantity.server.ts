import type { Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { stockOf, updateQuantity } from "./cart.sql.server.ts";

/**
 * Sets the quantity of a listing in the visitor's cart. Refuses with `not-in-cart`, `sold`, `held`, or
 * `quantity-above-stock` (`available`: in total).
 */
export async function setQuantity(
  shop: { db: Db },
  item: { visitorId: VisitorId; listingId: ListingId; quantity: number },
) {
  if (await updateQuantity(shop.db, item)) return ok(null);
  const stock = await stockOf(shop.db, item);
  if (!stock || stock.inCart === 0) return refuse.notFound({ code: "not-in-cart" });
  if (stock.unsold === 0) return refuse.conflict({ code: "sold" });
  if (stock.available === 0) return refuse.conflict({ code: "held" });
  return refuse.invalid({ code: "quantity-above-stock", available: stock.available });
}
