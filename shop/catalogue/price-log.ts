// A listing's past prices, for the struck-through price (rule 20).
// Invariant: a struck-through price is the lowest of the 30 days before the reduction, never entered by hand.

import { DAY } from "../../base/clock.ts";
import type { Bani } from "../../base/money.ts";

export type PriceSince = { price: Bani; since: Date };

/**
 * The prices of a listing over a period: at least two, the last of which is the current one. It ends at the end of the
 * current day, not now, so that a page rendered again on the same day is identical.
 */
export type PriceHistory = { from: Date; until: Date; steps: readonly PriceSince[]; lowest: Bani; highest: Bani };

/** How long a price counts as reduced, and how far back the lowest earlier price is looked for. */
export const LOOK_BACK = 30 * DAY;
const HISTORY = 365 * DAY; // our own choice: a year of seasons and sales

/**
 * The earlier price to strike through, or null if the current one is not lower than all of the 30 days before it.
 * After 30 days a reduction becomes the normal price.
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

/** The price history of the last year, or since publication; null if the price never changed. */
export function priceHistory(log: readonly PriceSince[], now: Date): PriceHistory | null {
  const [first] = log;
  if (!first) return null;
  const until = new Date(Math.ceil(now.getTime() / DAY) * DAY);
  const from = new Date(Math.max(first.since.getTime(), until.getTime() - HISTORY));
  const steps: PriceSince[] = [];
  for (const { price, since } of log) {
    if (since <= from) steps.length = 0;
    // An entry with the same price is not a change.
    if (steps.at(-1)?.price !== price) steps.push({ price, since: since < from ? from : since });
  }
  if (steps.length < 2) return null;
  const prices = steps.map(({ price }) => price).toSorted((a, b) => a - b);
  return { from, until, steps, lowest: prices[0] ?? first.price, highest: prices.at(-1) ?? first.price };
}
