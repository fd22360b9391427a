// A build: components for one computer, each a listing with a quantity.
// Invariant: at most one of each part that a computer has one of; a build reserves nothing and fixes no price until it
// is bought.

import type { ListingId } from "../../base/id.ts";
import { bani, type Bani } from "../../base/money.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";

/** In the order of dependency: the board depends on the processor, the power supply on all that draws power. */
export const buildOrder = [
  "processors",
  "motherboards",
  "ram",
  "graphics-cards",
  "ssd",
  "hdd",
  "cases",
  "coolers",
  "power-supplies",
] as const satisfies readonly Category[];

/**
 * The maximum quantity of a category in one computer, over all its listings. Memory counts as kits; the rules check the
 * slots.
 */
export const mostOf: Record<Category, number> = {
  processors: 1,
  motherboards: 1,
  ram: 4,
  "graphics-cards": 1,
  ssd: 6,
  hdd: 6,
  "power-supplies": 1,
  cases: 1,
  coolers: 1,
};

/** A part of a requested build, not yet checked for availability. */
export type RequestedPart = { category: Category; listingId: ListingId; quantity: number };

export type BuildPart = { listing: ComponentListing; quantity: number };
export type Build = readonly BuildPart[];

/** The parts of one category, typed. */
export function partsOf<C extends Category>(
  build: Build,
  category: C,
): (BuildPart & { listing: Extract<ComponentListing, { category: C }> })[] {
  return build.filter(
    (part): part is BuildPart & { listing: Extract<ComponentListing, { category: C }> } =>
      part.listing.category === category,
  );
}

export function buildTotal(build: Build): Bani {
  return bani(build.reduce((total, { listing, quantity }) => total + listing.price * quantity, 0));
}

/** The build with one more part, which replaces the previous one if a computer has only one of its category. */
export function withPart(requested: readonly RequestedPart[], part: RequestedPart): RequestedPart[] {
  if (mostOf[part.category] === 1)
    return inBuildOrder([...requested.filter(({ category }) => category !== part.category), { ...part, quantity: 1 }]);
  const same = requested.find(({ listingId }) => listingId === part.listingId);
  if (!same) return inBuildOrder([...requested, part]);
  return requested.map((one) => (one === same ? { ...one, quantity: one.quantity + part.quantity } : one));
}

export function withoutPart(requested: readonly RequestedPart[], listingId: ListingId): RequestedPart[] {
  return requested.filter((part) => part.listingId !== listingId);
}

/** The build with another quantity of a part; 0 removes it. */
export function withQuantity(
  requested: readonly RequestedPart[],
  { listingId, quantity }: { listingId: ListingId; quantity: number },
): RequestedPart[] {
  if (quantity < 1) return withoutPart(requested, listingId);
  return requested.map((part) => (part.listingId === listingId ? { ...part, quantity } : part));
}

/** The build as requested parts, as in its URL. */
export function requestedPartsOf(build: Build): RequestedPart[] {
  return inBuildOrder(
    build.map(({ listing, quantity }) => ({ category: listing.category, listingId: listing.id, quantity })),
  );
}

function inBuildOrder(requested: readonly RequestedPart[]): RequestedPart[] {
  return requested.toSorted((a, b) => buildOrder.indexOf(a.category) - buildOrder.indexOf(b.category));
}
