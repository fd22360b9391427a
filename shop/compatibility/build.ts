// A build: parts of the shelf that are to become one computer, each a listing and how many of it.
// Invariant: of what a computer has one there is one; a build promises nothing (no hold, no price) until it is bought.

import type { ListingId } from "../../base/id.ts";
import { bani, type Bani } from "../../base/money.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";

/** In the order in which one thing decides the next: the board follows the processor, the supply all that draws power. */
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

/** How many of a category go into one computer, all its listings together. Of memory that is kits; slots are counted by the rules. */
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

/** What a build asks for, before anybody has looked whether it is there. */
export type RequestedBuild = { category: Category; listingId: ListingId; quantity: number };

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

/** The build with a part chosen: in the place of the one before where a computer has one of it, beside the others where it has several. */
export function withPart(asked: readonly RequestedBuild[], part: RequestedBuild): RequestedBuild[] {
  if (mostOf[part.category] === 1)
    return inBuildOrder([...asked.filter(({ category }) => category !== part.category), { ...part, quantity: 1 }]);
  const alike = asked.find(({ listingId }) => listingId === part.listingId);
  if (!alike) return inBuildOrder([...asked, part]);
  return asked.map((one) => (one === alike ? { ...one, quantity: one.quantity + part.quantity } : one));
}

export function withoutPart(asked: readonly RequestedBuild[], listingId: ListingId): RequestedBuild[] {
  return asked.filter((part) => part.listingId !== listingId);
}

/** With another quantity of a part; none of it takes it out. */
export function withQuantity(
  asked: readonly RequestedBuild[],
  { listingId, quantity }: { listingId: ListingId; quantity: number },
): RequestedBuild[] {
  if (quantity < 1) return withoutPart(asked, listingId);
  return asked.map((part) => (part.listingId === listingId ? { ...part, quantity } : part));
}

/** What an address says of a build. */
export function askedOf(build: Build): RequestedBuild[] {
  return inBuildOrder(
    build.map(({ listing, quantity }) => ({ category: listing.category, listingId: listing.id, quantity })),
  );
}

function inBuildOrder(asked: readonly RequestedBuild[]): RequestedBuild[] {
  return asked.toSorted((a, b) => buildOrder.indexOf(a.category) - buildOrder.indexOf(b.category));
}
