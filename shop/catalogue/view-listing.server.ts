import type { Queryable } from "../../base/db.server.ts";
import type { Clock } from "../../base/clock.ts";
import type { ListingId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { findListing, type ListingPhoto } from "./catalogue.sql.server.ts";
import type { HealthReading, Listing, Measurement, UnitCondition } from "./listing.ts";
import { priceHistory, struckPrice, type PriceHistory } from "./price-log.ts";
import type { TestRange } from "./search/search-index.ts";
import type { CatalogueIndex } from "./catalogue-index.server.ts";
import { isStandardRun } from "./specs.ts";

/** free: can be bought. held: allocated to a checkout or a reservation. gone: sold, or withdrawn by the shop. */
export type Availability = "free" | "held" | "gone";

/**
 * A result of this machine and its rank among the machines in the index; `range` is null if it was run at other
 * settings.
 */
export type Standing = Measurement & { range: TestRange | null; percentBelow: number };

export type ListingView = {
  listing: Listing;
  availability: Availability;
  measurements: Standing[];
  readings: HealthReading[];
  /** Of its unsold units. */
  conditions: UnitCondition[];
  /** The photos of its unsold units, in order. */
  photos: ListingPhoto[];
  /** The lowest price of the 30 days before the current reduction, in bani; null if the price is not reduced. */
  was: Bani | null;
  /** The price history; null if the price never changed, and once the listing is gone. */
  history: PriceHistory | null;
  similar: Listing[];
};

const SIMILAR = 3;

/**
 * Everything that a listing's page shows. For a listing in the index one query, and none until it changes; two queries
 * for a listing that is gone. Null if it was never published.
 */
export async function viewListing(
  { db, clock, catalogueIndex }: { db: Queryable; clock: Clock; catalogueIndex: CatalogueIndex },
  id: ListingId,
): Promise<ListingView | null> {
  const indexed = catalogueIndex.byId(id);
  const found = indexed ? { listing: indexed, isLive: true } : await findListing(db, id);
  if (!found) return null;
  const { listing, isLive } = found;
  const { measurements, readings, conditions, prices, photos } = await catalogueIndex.factsOf(db, id);
  const isGone = !isLive || listing.stock === 0;
  return {
    listing,
    availability: isGone ? "gone" : listing.free > 0 ? "free" : "held",
    measurements: listing.kind === "pc" ? measurements.map((measurement) => standing(measurement, catalogueIndex)) : [],
    readings,
    conditions,
    photos,
    // A listing that is gone has no current price, so no reduced one either.
    was: isGone ? null : struckPrice(prices, clock.now()),
    history: isGone ? null : priceHistory(prices, clock.now()),
    similar: catalogueIndex.similarTo(listing, SIMILAR),
  };
}

/** Machines are compared at the standard settings only: another resolution is another test. */
function standing(measurement: Measurement, catalogueIndex: CatalogueIndex): Standing {
  const { test, value, resolution } = measurement;
  const isComparable = resolution === null || isStandardRun(measurement);
  if (!isComparable) return { ...measurement, range: null, percentBelow: 0 };
  return {
    ...measurement,
    range: catalogueIndex.rangeOf(test),
    percentBelow: catalogueIndex.percentBelow(test, value),
  };
}

/** A listing that is or was published; null for a draft and for an unknown id. */
export async function findOnceListed(db: Queryable, id: ListingId): Promise<Listing | null> {
  return (await findListing(db, id))?.listing ?? null;
}
