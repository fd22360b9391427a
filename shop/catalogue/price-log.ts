// What a listing has cost, for the price that is struck through (decision 20).
// Must always hold: a struck-through price is the lowest of the 30 days before the reduction, never a figure typed in.

import { DAY } from "../../base/clock.ts";
import type { Bani } from "../../base/money.ts";

export type PriceSince = { price: Bani; since: Date };

const LOOK_BACK = 30 * DAY;

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
