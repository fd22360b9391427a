import { transaction, type Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { MAX_LINES, MAX_QUANTITY } from "./cart.ts";
import { countLines, openCart, raiseLines, stocksOf, writeGameTest } from "./cart.sql.server.ts";
import type { RemovedLine } from "./removed.ts";

/**
 * Restores lines that were just removed, with their game tests, as far as they are still available; lines already in
 * the cart with that quantity stay. Returns whether everything was restored.
 */
export function restoreToCart(
  shop: { db: Db },
  { visitorId, lines }: { visitorId: VisitorId; lines: readonly RemovedLine[] },
): Promise<{ isWhole: boolean }> {
  return transaction(shop.db, async (tx) => {
    const cartId = await openCart(tx, visitorId);
    const listingIds = [...new Set(lines.map(({ listingId }) => listingId))];
    const stocks = new Map((await stocksOf(tx, { visitorId, listingIds })).map((stock) => [stock.listingId, stock]));
    const freeLines = MAX_LINES - (await countLines(tx, visitorId, { except: listingIds }));
    const possible = listingIds
      .flatMap((listingId) => {
        const [wanted, stock] = [lines.find((line) => line.listingId === listingId), stocks.get(listingId)];
        const most = Math.min(stock?.available ?? 0, stock?.kind === "pc" ? 1 : MAX_QUANTITY);
        return wanted && most > 0 ? [{ ...wanted, quantity: Math.min(wanted.quantity, most) }] : [];
      })
      .slice(0, Math.max(freeLines, 0));
    if (possible.length > 0) await raiseLines(tx, { cartId, items: possible });
    for (const { listingId, gameTest } of possible)
      if (gameTest) await writeGameTest(tx, { visitorId, listingId, games: gameTest });
    const quantityOf = (all: readonly RemovedLine[]) => all.reduce((sum, { quantity }) => sum + quantity, 0);
    return { isWhole: quantityOf(possible) === quantityOf(lines) };
  });
}
