import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { itemIssue, MAX_LINES, type Item } from "./cart.ts";
import { deleteLines, openCart, raiseLines, stocksOf } from "./cart.sql.server.ts";

/**
 * Makes these different listings the visitor's whole cart, at current prices: all or none. Runs in the transaction that
 * gives held units back (`replaceCartLines` of orders), which a refusal rolls back. Refuses with `items-unavailable`
 * (with the reason of each of `items`, as in `addToCart`) or `cart-full`.
 */
export async function replaceCart(
  tx: Transaction,
  { visitorId, items }: { visitorId: VisitorId; items: readonly Item[] },
) {
  if (items.length > MAX_LINES) return refuse.invalid({ code: "cart-full" });
  const cartId = await openCart(tx, visitorId);
  const listingIds = items.map(({ listingId }) => listingId);
  const stocks =
    items.length === 0
      ? new Map()
      : new Map((await stocksOf(tx, { visitorId, listingIds })).map((stock) => [stock.listingId, stock]));
  const unavailable = items.flatMap(({ listingId, quantity }) => {
    const issue = itemIssue(quantity, stocks.get(listingId) ?? null);
    return issue ? [{ listingId, ...issue }] : [];
  });
  if (unavailable.length > 0) return refuse.conflict({ code: "items-unavailable", items: unavailable });
  await deleteLines(tx, visitorId);
  if (items.length > 0) await raiseLines(tx, { cartId, items });
  return ok(null);
}
