import type { Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { MAX_LINES } from "./cart.ts";
import { countLines, insertLine, stockOf } from "./cart.sql.server.ts";

/**
 * Puts `quantity` more of a listing into the visitor's cart, a PC at most once, and answers with how many there are now. Refuses with `listing-unknown`, `sold`,
 * `held` (somebody is buying the last one), `quantity-above-stock` (`available` in all, cart included) or `cart-full`.
 */
export async function addToCart(
  shop: { db: Db },
  item: { visitorId: VisitorId; listingId: ListingId; quantity: number },
) {
  const line = await insertLine(shop.db, item);
  if (line) return ok(line);
  const stock = await stockOf(shop.db, item);
  if (!stock) return refuse.notFound({ code: "listing-unknown" });
  if (stock.unsold === 0) return refuse.conflict({ code: "sold" });
  if (stock.available === 0) return refuse.conflict({ code: "held" });
  if (stock.inCart === 0 && (await countLines(shop.db, item.visitorId)) >= MAX_LINES)
    return refuse.invalid({ code: "cart-full" });
  return refuse.invalid({ code: "quantity-above-stock", available: stock.available });
}
