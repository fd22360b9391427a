// A cart: what one visitor means to buy. It holds nothing for anybody; only the checkout does.
// Invariant: prices and stock come from the shelf as it is now; what the visitor saw is kept only to say what changed.

import type { ListingId } from "../../base/id.ts";
import { sum, times, type Bani } from "../../base/money.ts";
import type { ComponentSpecs, PcSpecs } from "../catalogue/specs.ts";
import { GAME_TEST_PRICE } from "./game-test.ts";
import { missingForFreeShipping, shippingFor, type Delivery } from "../shipping/fee.ts";

/** A listing as the cart needs it: enough to name it, price it and draw it. */
export type Goods = { id: ListingId; title: string; price: Bani; warrantyMonths: number } & (
  { kind: "pc"; specs: PcSpecs } | ({ kind: "component" } & ComponentSpecs)
);

/** So many of a listing. */
export type Item = { listingId: ListingId; quantity: number };

/** Why something cannot be put into the cart; `available` in all. */
export type ItemIssue =
  { code: "listing-unknown" | "sold" | "held" } | { code: "quantity-above-stock"; available: number };

/** A cart without an account is forgotten so long after something was last put into it. */
export const CART_KEPT_DAYS = 90;

export type CartLine = {
  goods: Goods;
  quantity: number;
  /** The price of one when the visitor last agreed to it. */
  seenPrice: Bani;
  /** Units that this visitor could have now: free, or held for this visitor's own checkout or reservation. */
  available: number;
  /** Units not sold, whoever holds them. */
  unsold: number;
  /** The games to be tested on this PC, or null where no test was asked for. */
  gameTest: string[] | null;
};

/** Why a line cannot be ordered as it stands, or what must be said before it is. */
export type LineIssue =
  { code: "sold" } | { code: "held" } | { code: "fewer"; available: number } | { code: "price-changed"; before: Bani };

export const MAX_QUANTITY = 99;
/** Different listings in one cart: more is a mistake or an attack. */
export const MAX_LINES = 50;

export function issuesOf(line: CartLine): LineIssue[] {
  const issues: LineIssue[] = [];
  if (line.unsold === 0) issues.push({ code: "sold" });
  else if (line.available === 0) issues.push({ code: "held" });
  else if (line.available < line.quantity) issues.push({ code: "fewer", available: line.available });
  if (line.seenPrice !== line.goods.price) issues.push({ code: "price-changed", before: line.seenPrice });
  return issues;
}

/** Whether every line can be had in full right now. A changed price is told, but does not stand in the way. */
export function canBeOrdered(lines: readonly CartLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.quantity <= line.available);
}

/** The most of this line that the visitor may ask for (rule 7). */
export function maximumOf(line: CartLine): number {
  return Math.min(line.available, line.goods.kind === "pc" ? 1 : MAX_QUANTITY);
}

/** Why so many cannot be put into a cart, or null where they can; `stock` is null for what was never on the shelf. */
export function itemIssue(
  quantity: number,
  stock: { kind: Goods["kind"]; available: number; unsold: number } | null,
): ItemIssue | null {
  if (!stock) return { code: "listing-unknown" };
  if (stock.unsold === 0) return { code: "sold" };
  if (stock.available === 0) return { code: "held" };
  const most = Math.min(stock.available, stock.kind === "pc" ? 1 : MAX_QUANTITY);
  return quantity > most ? { code: "quantity-above-stock", available: most } : null;
}

/** The lines as far as they can be had now: what is sold or held for somebody else costs nothing. */
export function obtainable(lines: readonly CartLine[]): CartLine[] {
  return lines.flatMap((line) =>
    line.available > 0 ? [{ ...line, quantity: Math.min(line.quantity, line.available) }] : [],
  );
}

export function itemCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

/** What the same comes to where it is brought, or fetched. */
export function deliveredBy(totals: CartTotals, delivery: Delivery): CartTotals {
  const shipping = shippingFor(totals.goods, delivery);
  return { ...totals, shipping, total: sum([totals.goods, totals.services, shipping]) };
}

/** `services` are the game tests; they do not count towards free shipping. */
export type CartTotals = {
  goods: Bani;
  services: Bani;
  shipping: Bani;
  total: Bani;
  missingForFreeShipping: Bani | null;
};

export function cartTotals(lines: readonly CartLine[], delivery: Delivery = "courier"): CartTotals {
  const goods = sum(lines.map((line) => times(line.goods.price, line.quantity)));
  const services = times(GAME_TEST_PRICE, lines.filter((line) => line.gameTest !== null).length);
  const shipping = shippingFor(goods, delivery);
  return {
    goods,
    services,
    shipping,
    total: sum([goods, services, shipping]),
    missingForFreeShipping: missingForFreeShipping(goods),
  };
}
