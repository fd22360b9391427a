import type { Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { MAX_LINES } from "./cart.ts";
import { countLines, insertLine, stockOf } from "./cart.sql.server.ts";

/**
 * Adds `quantity` of a listing to the visitor's cart, a PC at most once, and returns the new quantity. Refuses with
 * `listing-unknown`, `sold`, `held` (the last one is allocated to somebody else), `quantity-above-stock` (`available`:
 * total, cart included) or `cart-full`.
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
