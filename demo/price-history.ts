// The price history of a demo listing.
// Invariant: a "sale" badge is for a reduction within the last 30 days, from a price that was valid for at least 30 days before.

import { DAY } from "../base/clock.ts";
import type { Bani } from "../base/money.ts";
import type { DemoPriceSince } from "./demo-listing.ts";
import type { Random } from "./random.ts";

type Dates = { publishedAt: Date; now: Date };

/** How long a listing must have been on sale before a reduction is shown. */
export const SALE_AFTER = 36 * DAY;

/** A reduction two to five days ago from `before`, the price since publication. */
export function reduced(
  price: Bani,
  { before, publishedAt, now, random }: Dates & { before: Bani; random: Random },
): DemoPriceSince[] {
  return [
    { price: before, since: publishedAt },
    { price, since: new Date(now.getTime() - (2 + 3 * random.next()) * DAY) },
  ];
}

/** One old change, which no longer counts as a reduction. */
export function changedLongAgo(price: Bani, { before, publishedAt, now }: Dates & { before: Bani }): DemoPriceSince[] {
  const changedAt = (publishedAt.getTime() + (now.getTime() - SALE_AFTER)) / 2;
  return [
    { price: before, since: publishedAt },
    { price, since: new Date(changedAt) },
  ];
}
