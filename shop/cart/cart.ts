// A cart: what one visitor intends to buy. It allocates nothing; only the checkout does.
// Invariant: prices and stock are always current; the price that the visitor saw is stored only to report changes.

import type { ListingId } from "../../base/id.ts";
import { bani, NOTHING, sum, times, type Bani } from "../../base/money.ts";
import type { Listing } from "../catalogue/listing.ts";
import { packedSizeOf } from "../catalogue/packed-size.ts";
import type { ComponentSpecs, PcSpecs } from "../catalogue/specs.ts";
import { missingForFreeShipping, shippingFor, type DeliveryMethod, type DeliveryTerms } from "../shipping/fee.ts";
import type { ParcelSize } from "../shipping/parcel-size.ts";

/** A listing as the cart needs it: for its title, price and picture. */
export type Goods = { id: ListingId; title: string; price: Bani; warrantyMonths: number } & (
  | { kind: "pc"; specs: PcSpecs }
  | ({ kind: "component" } & ComponentSpecs)
);

/** A quantity of a listing. */
export type Item = { listingId: ListingId; quantity: number };

/** Why an item cannot be added to the cart; `available`: in total. */
export type ItemIssue =
  | { code: "listing-unknown" | "sold" | "held" }
  | { code: "quantity-above-stock"; available: number };

/** Retention of a guest's cart, in days after the last addition. */
export const CART_RETENTION_DAYS = 90;

export type CartLine = {
  goods: Goods;
  quantity: number;
  /** The unit price that the visitor last agreed to. */
  seenPrice: Bani;
  /** Units available to this visitor: free, or allocated to their own checkout or reservation. */
  available: number;
  /** Unsold units, allocated or not. */
  unsold: number;
  /** The lowest grade of its units; null if none is left. */
  grade: Listing["grade"] | null;
  /** How its units are taxed, for companies: `margin` if any is under the margin scheme; null if none is left. */
  regime: "margin" | "normal" | null;
  /** The games to be tested on this PC; null without a test. */
  gameTest: string[] | null;
};

/** Why a line cannot be ordered as it is, or what the visitor must be told before. */
export type LineIssue =
  | { code: "sold" }
  | { code: "held" }
  | { code: "fewer"; available: number }
  | { code: "price-changed"; before: Bani };

export const MAX_QUANTITY = 99;
/** Lines in one cart: more is a mistake or an attack. */
export const MAX_LINES = 50;

export function issuesOf(line: CartLine): LineIssue[] {
  const issues: LineIssue[] = [];
  if (line.unsold === 0) issues.push({ code: "sold" });
  else if (line.available === 0) issues.push({ code: "held" });
  else if (line.available < line.quantity) issues.push({ code: "fewer", available: line.available });
  if (line.seenPrice !== line.goods.price) issues.push({ code: "price-changed", before: line.seenPrice });
  return issues;
}

/** Whether every line is fully available now. A changed price is shown, but does not block the order. */
export function canBeOrdered(lines: readonly CartLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.quantity <= line.available);
}

/** The maximum quantity of this line (rule 7). */
export function maximumOf(line: CartLine): number {
  return Math.min(line.available, line.goods.kind === "pc" ? 1 : MAX_QUANTITY);
}

/** Why a quantity cannot be added to a cart, or null if it can; `stock` is null for an unpublished listing. */
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

/** The lines reduced to what is available now: units that are sold or allocated to others are not charged. */
export function obtainable(lines: readonly CartLine[]): CartLine[] {
  return lines.flatMap((line) =>
    line.available > 0 ? [{ ...line, quantity: Math.min(line.quantity, line.available) }] : [],
  );
}

/** The packed size of each unit in the cart; null for one whose size nobody knows. */
export function packedSizesOf(lines: readonly Pick<CartLine, "goods" | "quantity">[]): (ParcelSize | null)[] {
  return lines.flatMap(({ goods, quantity }) => Array<ParcelSize | null>(quantity).fill(packedSizeOf(goods)));
}

export function itemCount(lines: readonly { quantity: number }[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

/** The totals with another delivery method. */
export function deliveredBy(totals: CartTotals, delivery: DeliveryMethod): CartTotals {
  const shipping = shippingFor(totals.goods, totals.terms, delivery);
  const { free, paid, locker } = totals.reductionAt;
  const reduction = shipping === NOTHING ? free : delivery === "locker" ? locker : paid;
  return { ...totals, shipping, reduction, total: bani(totals.goods + totals.services + shipping - reduction) };
}

/** `services` are the game tests; they do not count towards free shipping. `terms`: what the fee was made from. */
export type CartTotals = {
  goods: Bani;
  services: Bani;
  shipping: Bani;
  /** What the voucher takes off. */
  reduction: Bani;
  /** The same if the delivery is free, and if it costs the courier's fee, or that of a locker. */
  reductionAt: { free: Bani; paid: Bani; locker: Bani };
  total: Bani;
  missingForFreeShipping: Bani | null;
  terms: DeliveryTerms;
};

export function cartTotals(
  lines: readonly CartLine[],
  {
    terms,
    delivery = "courier",
    reduce = () => NOTHING,
  }: { terms: DeliveryTerms; delivery?: DeliveryMethod | undefined; reduce?: (shipping: Bani) => Bani },
): CartTotals {
  const goods = sum(lines.map((line) => times(line.goods.price, line.quantity)));
  const services = times(terms.gameTest, lines.filter((line) => line.gameTest !== null).length);
  const shipping = shippingFor(goods, terms, delivery);
  const reduction = reduce(shipping);
  return {
    goods,
    services,
    shipping,
    reduction,
    reductionAt: {
      free: reduce(NOTHING),
      paid: reduce(shippingFor(goods, terms)),
      locker: reduce(shippingFor(goods, terms, "locker")),
    },
    total: bani(goods + services + shipping - reduction),
    missingForFreeShipping: missingForFreeShipping(goods, terms),
    terms,
  };
}
