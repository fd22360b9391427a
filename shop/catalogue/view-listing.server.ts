import type { Queryable } from "../../base/db.server.ts";
import type { Clock } from "../../base/clock.ts";
import type { ListingId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { findListing, loadMeasurements, loadPriceLog } from "./catalogue.sql.server.ts";
import type { Listing, Measurement } from "./listing.ts";
import { struckPrice } from "./price-log.ts";
import type { TestRange } from "./search-index.ts";
import type { Shelf } from "./shelf.server.ts";
import type { Test } from "./specs.ts";

/** free: can be bought. held: somebody has it in a checkout or a reservation. gone: sold, or taken off by the shop. */
export type Availability = "free" | "held" | "gone";

export type ListingView = {
  listing: Listing;
  availability: Availability;
  measurements: Measurement[];
  /** What the machines on the shelf reach in each test that was run on this one. */
  ranges: Partial<Record<Test, TestRange>>;
  /** The lowest price of the 30 days before the present reduction, in bani; null where nothing was reduced. */
  was: Bani | null;
  similar: Listing[];
};

const SIMILAR = 4;

/** Everything that a listing's page tells, in three queries. Null where there never was such a listing. */
export async function viewListing(
  { db, clock, shelf }: { db: Queryable; clock: Clock; shelf: Shelf },
  id: ListingId,
): Promise<ListingView | null> {
  const found = await findListing(db, id);
  if (!found) return null;
  const { listing, isLive } = found;
  const [measurements, prices] = await Promise.all([loadMeasurements(db, id), loadPriceLog(db, id)]);
  const ranges: Partial<Record<Test, TestRange>> = {};
  for (const { test } of measurements) {
    const range = shelf.rangeOf(test);
    if (range) ranges[test] = range;
  }
  return {
    listing,
    availability: !isLive || listing.stock === 0 ? "gone" : listing.free > 0 ? "free" : "held",
    measurements,
    ranges,
    was: struckPrice(prices, clock.now()),
    similar: shelf.similarTo(listing, SIMILAR),
  };
}

/** A listing that is or was on the shelf; null for a draft and for an id that was never given. */
export async function findOnceListed(db: Queryable, id: ListingId): Promise<Listing | null> {
  return (await findListing(db, id))?.listing ?? null;
}
