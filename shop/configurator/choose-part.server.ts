// The choice of a part for one category of a build: candidates that fit, filtered by text and brand, and those that do
// not, with the reasons.

import type { ListingId } from "../../base/id.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import type { Category } from "../catalogue/specs.ts";
import { totalQuantity } from "../compatibility/parts-by-category.ts";
import { mostOf, partsOf, type RequestedPart, type Build, type BuildPart } from "../compatibility/build.ts";
import { candidatesFor, fits, type Candidate } from "../compatibility/candidates.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import { limitsFor, type BuildLimit } from "../compatibility/limits.ts";
import { hasWords, pageOfCandidates } from "./narrowing.ts";
import { viewBuild } from "./view-build.server.ts";

export const candidateSorts = ["fit", "priceAsc", "priceDesc"] as const;
/** How many unfit candidates are listed with their reasons. */
const MOST_UNFIT = 48;

/** "fit" is the order of the candidates: those that need no checking first, then by price. */
export type Narrowing = { q: string; brand: string; sort: (typeof candidateSorts)[number]; page: number };

export type PartChoice = {
  limits: BuildLimit[];
  brands: string[];
  /** Whether one more can be added. */
  hasFreeSlot: boolean;
  /** How many listings of the category fit, and how many there are. */
  fits: number;
  of: number;
  /** How many fitting candidates match the filter; `candidates` is one page of them. */
  found: number;
  page: number;
  pages: number;
  candidates: Candidate[];
  unfit: Candidate[];
  /** How many more unfit candidates there are. */
  unfitRest: number;
  /** The part that would be replaced, or null. */
  replaced: BuildPart | null;
};

/**
 * The candidates for a category of the requested build; `instead`: the part to replace. Reads the catalogue index only,
 * no database.
 */
export function choosePart(
  { catalogueIndex }: { catalogueIndex: CatalogueIndex },
  {
    requested,
    category,
    instead,
    narrow,
  }: { requested: readonly RequestedPart[]; category: Category; instead: ListingId | null; narrow: Narrowing },
): PartChoice {
  const view = viewBuild({ catalogueIndex }, requested);
  // Candidates need not fit the part that they replace.
  const build = view.build.filter(({ listing }) => listing.id !== instead);
  const all = candidatesFor(build, category, { components: catalogueIndex.componentsOf(category), known });
  const fitting = all.filter(fits);
  const found = fitting.filter((candidate) => matches(candidate, narrow)).toSorted(orders[narrow.sort]);
  const unfit = all.filter((candidate) => !fits(candidate) && matches(candidate, narrow));
  const { page, pages, shown } = pageOfCandidates(found, narrow.page);
  return {
    limits: limitsFor(build, category),
    brands: [...new Set(all.map(({ listing }) => listing.specs.brand))].toSorted((a, b) => a.localeCompare(b, "ro")),
    hasFreeSlot: mostOf[category] === 1 || totalQuantity(partsOf(build, category)) < mostOf[category],
    fits: fitting.length,
    of: all.length,
    found: found.length,
    page,
    pages,
    candidates: shown,
    unfit: unfit.slice(0, MOST_UNFIT),
    unfitRest: Math.max(0, unfit.length - MOST_UNFIT),
    replaced: replacedBy(category, { build: view.build, instead }),
  };
}

/** The part that would be replaced: the only one of its category, or the selected one. */
function replacedBy(
  category: Category,
  { build, instead }: { build: Build; instead: ListingId | null },
): BuildPart | null {
  const isReplaced = ({ listing }: BuildPart) =>
    instead === null ? mostOf[category] === 1 && listing.category === category : listing.id === instead;
  return build.find(isReplaced) ?? null;
}

function matches({ listing }: Candidate, { q, brand }: Narrowing): boolean {
  if (brand !== "" && listing.specs.brand !== brand) return false;
  return hasWords(listing, q);
}

const orders: Record<Narrowing["sort"], (a: Candidate, b: Candidate) => number> = {
  fit: () => 0,
  priceAsc: (a, b) => a.listing.price - b.listing.price,
  priceDesc: (a, b) => b.listing.price - a.listing.price,
};
