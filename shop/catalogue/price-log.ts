// What a listing has cost, for the price that is struck through (rule 20).
// Invariant: a struck-through price is the lowest of the 30 days before the reduction, never a figure typed in.

import { DAY } from "../../base/clock.ts";
import type { Bani } from "../../base/money.ts";

export type PriceSince = { price: Bani; since: Date };

/**
 * What a listing cost between two moments: at least two prices, the last of which is the present one. It ends with the
 * present day, not with the present moment: a page made again in the same day is the same page.
 */
export type PriceHistory = { from: Date; until: Date; steps: readonly PriceSince[]; lowest: Bani; highest: Bani };

/** How long a reduction is one, and how far before it the lowest price is sought. */
export const LOOK_BACK = 30 * DAY;
const HISTORY = 365 * DAY; // our own choice: a year of seasons and sales

/**
 * The earlier price to strike through, or null where the present one is not lower than all of the 30 days before it.
 * A reduction older than 30 days is simply the price.
 */
export function struckPrice(log: readonly PriceSince[], now: Date): Bani | null {
  const current = log.at(-1);
  if (!current || current.since.getTime() < now.getTime() - LOOK_BACK) return null;
  const from = current.since.getTime() - LOOK_BACK;
  let lowest: Bani | null = null;
  for (const [index, { price }] of log.slice(0, -1).entries()) {
    const until = log[index + 1]?.since.getTime() ?? 0;
    if (until > from && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest !== null && lowest > current.price ? lowest : null;
}

/** What a listing has cost over the last year, or as long as it is here; null where that was always the present price. */
export function priceHistory(log: readonly PriceSince[], now: Date): PriceHistory | null {
  const [first] = log;
  if (!first) return null;
  const until = new Date(Math.ceil(now.getTime() / DAY) * DAY);
  const from = new Date(Math.max(first.since.getTime(), until.getTime() - HISTORY));
  const steps: PriceSince[] = [];
  for (const { price, since } of log) {
    if (since <= from) steps.length = 0;
    // The same price written down again is no change.
    if (steps.at(-1)?.price !== price) steps.push({ price, since: since < from ? from : since });
  }
  if (steps.length < 2) return null;
  const prices = steps.map(({ price }) => price).toSorted((a, b) => a - b);
  return { from, until, steps, lowest: prices[0] ?? first.price, highest: prices.at(-1) ?? first.price };
}
