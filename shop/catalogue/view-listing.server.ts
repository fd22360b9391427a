import type { Queryable } from "../../base/db.server.ts";
import type { Clock } from "../../base/clock.ts";
import type { ListingId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { findListing } from "./catalogue.sql.server.ts";
import type { Listing, Measurement } from "./listing.ts";
import { priceHistory, struckPrice, type PriceHistory } from "./price-log.ts";
import type { TestRange } from "./search/search-index.ts";
import type { CatalogueIndex } from "./catalogue-index.server.ts";
import { standardRun } from "./specs.ts";
import { upgradesOf, type Upgrades } from "./upgrades.ts";

/** free: can be bought. held: somebody has it in a checkout or a reservation. gone: sold, or taken off by the shop. */
export type Availability = "free" | "held" | "gone";

/** A figure of this very machine, and where it lies among those on the shelf: null where they were not run like this. */
export type Standing = Measurement & { range: TestRange | null; percentBelow: number };

export type ListingView = {
  listing: Listing;
  availability: Availability;
  measurements: Standing[];
  /** Addresses of the photos of its units on the shelf, the first one first. */
  photos: string[];
  /** The lowest price of the 30 days before the present reduction, in bani; null where nothing was reduced. */
  was: Bani | null;
  /** What it has cost; null where that was always the present price, and once it is gone. */
  history: PriceHistory | null;
  similar: Listing[];
  /** What can be added to or changed in a PC; null for a component. */
  upgrades: Upgrades | null;
};

const SIMILAR = 3;

/**
 * Everything that a listing's page tells. What is on the shelf costs one query, and none until it changes; two where it
 * is there no more. Null where there never was such a listing.
 */
export async function viewListing(
  { db, clock, catalogueIndex }: { db: Queryable; clock: Clock; catalogueIndex: CatalogueIndex },
  id: ListingId,
): Promise<ListingView | null> {
  const shelved = catalogueIndex.byId(id);
  const found = shelved ? { listing: shelved, isLive: true } : await findListing(db, id);
  if (!found) return null;
  const { listing, isLive } = found;
  const { measurements, prices, photos } = await catalogueIndex.factsOf(db, id);
  const isGone = !isLive || listing.stock === 0;
  return {
    listing,
    availability: isGone ? "gone" : listing.free > 0 ? "free" : "held",
    measurements: listing.kind === "pc" ? measurements.map((measurement) => standing(measurement, catalogueIndex)) : [],
    photos,
    // A thing that is gone has no price any more, and none that was reduced.
    was: isGone ? null : struckPrice(prices, clock.now()),
    history: isGone ? null : priceHistory(prices, clock.now()),
    similar: catalogueIndex.similarTo(listing, SIMILAR),
    upgrades:
      listing.kind === "pc" ? upgradesOf(listing, catalogueIndex.processorsFor(listing.specs.motherboard)) : null,
  };
}

/** Machines are compared at the standard setting only: another resolution is another test. */
function standing(measurement: Measurement, catalogueIndex: CatalogueIndex): Standing {
  const { test, value, resolution, settings } = measurement;
  const isComparable =
    resolution === null || (resolution === standardRun.resolution && settings === standardRun.settings);
  if (!isComparable) return { ...measurement, range: null, percentBelow: 0 };
  return {
    ...measurement,
    range: catalogueIndex.rangeOf(test),
    percentBelow: catalogueIndex.percentBelow(test, value),
  };
}

/** A listing that is or was on the shelf; null for a draft and for an id that was never given. */
export async function findOnceListed(db: Queryable, id: ListingId): Promise<Listing | null> {
  return (await findListing(db, id))?.listing ?? null;
}
