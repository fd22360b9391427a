import type { Db } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { canBeOrdered, cartTotals, itemCount, troublesOf, type CartLine, type CartTotals, type LineTrouble } from "./cart.ts";
import { linesOf, nearestOnShelf } from "./cart.sql.server.ts";
import { similarTo, type Suggestion } from "./suggestion.ts";

export type CartView = {
  lines: (CartLine & {
    troubles: LineTrouble[];
    /** For a line that cannot be had: what could be instead. */
    similar: Suggestion[];
  })[];
  items: number;
  totals: CartTotals;
  canBeOrdered: boolean;
};

/** The visitor's cart at today's prices and stock, saying of each line what changed since it was put there. */
export async function viewCart(shop: { db: Db }, cart: { visitorId: VisitorId | null }): Promise<CartView> {
  const lines = cart.visitorId ? await linesOf(shop.db, cart.visitorId) : [];
  return {
    lines: await Promise.all(
      lines.map(async (line) => ({
        ...line,
        troubles: troublesOf(line),
        similar: line.available === 0 ? similarTo(line.goods, await nearestOnShelf(shop.db, line.goods, cart.visitorId)) : [],
      })),
    ),
    items: itemCount(lines),
    totals: cartTotals(lines),
    canBeOrdered: canBeOrdered(lines),
  };
}
