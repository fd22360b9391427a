import { attempt, type Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { itemIssue, MAX_LINES, type Item } from "./cart.ts";
import { countLines, openCart, raiseLines, stocksOf } from "./cart.sql.server.ts";

/**
 * Adds several different listings to the visitor's cart, all or none, each with at least the given quantity;
 * idempotent. Refuses with `items-unavailable` (with the reason of each of `items`, as in `addToCart`) or `cart-full`.
 */
export async function addAllToCart(
  { db }: { db: Db },
  { visitorId, items }: { visitorId: VisitorId; items: readonly Item[] },
) {
  if (items.length === 0) return ok(null);
  return attempt(db, async (tx) => {
    const cartId = await openCart(tx, visitorId);
    const listingIds = items.map(({ listingId }) => listingId);
    const stocks = new Map((await stocksOf(tx, { visitorId, listingIds })).map((stock) => [stock.listingId, stock]));
    const unavailable = items.flatMap(({ listingId, quantity }) => {
      const issue = itemIssue(quantity, stocks.get(listingId) ?? null);
      return issue ? [{ listingId, ...issue }] : [];
    });
    if (unavailable.length > 0) return refuse.conflict({ code: "items-unavailable", items: unavailable });
    if ((await countLines(tx, visitorId, { except: listingIds })) + items.length > MAX_LINES)
      return refuse.invalid({ code: "cart-full" });
    await raiseLines(tx, { cartId, items });
    return ok(null);
  });
}
