// What can be chosen for one category of a build: what fits, narrowed by text and brand, and what does not, with why.

import type { ListingId } from "../../base/id.ts";
import { squash } from "../../base/text.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import type { Category } from "../catalogue/specs.ts";
import { counted } from "../compatibility/parts-by-category.ts";
import { mostOf, partsOf, type RequestedBuild, type Build, type BuildPart } from "../compatibility/build.ts";
import { candidatesFor, fits, type Candidate } from "../compatibility/candidates.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import { limitsFor, type BuildLimit } from "../compatibility/limits.ts";
import { viewBuild } from "./view-build.server.ts";

export const candidateSorts = ["fit", "priceAsc", "priceDesc"] as const;
const PAGE = 24;
/** Of what does not fit, the reasons of this many are told. */
const MOST_UNFIT = 48;

/** "fit" is the order of the candidates: those with nothing to look at first, then by price. */
export type Narrowing = { q: string; brand: string; sort: (typeof candidateSorts)[number]; page: number };

export type PartChoice = {
  limits: BuildLimit[];
  brands: string[];
  /** Whether the computer takes one more. */
  hasRoom: boolean;
  /** How many of the category fit, and how many there are. */
  fits: number;
  of: number;
  /** How many of those that fit are asked for; `candidates` is one page of them. */
  found: number;
  page: number;
  pages: number;
  candidates: Candidate[];
  unfit: Candidate[];
  /** How many more do not fit. */
  unfitRest: number;
  /** The part whose place is taken, or null. */
  replaced: BuildPart | null;
};

/** The candidates for a category of the build asked for; `instead` is the part that is to be replaced. Reads the shelf only, no database. */
export function choosePart(
  { catalogueIndex }: { catalogueIndex: CatalogueIndex },
  {
    asked,
    category,
    instead,
    narrow,
  }: { asked: readonly RequestedBuild[]; category: Category; instead: ListingId | null; narrow: Narrowing },
): PartChoice {
  const view = viewBuild({ catalogueIndex }, asked);
  // What is replaced is no longer there to be fitted to.
  const build = view.build.filter(({ listing }) => listing.id !== instead);
  const all = candidatesFor(build, category, { onShelf: catalogueIndex.componentsOf(category), known });
  const fitting = all.filter(fits);
  const found = fitting.filter((candidate) => isAsked(candidate, narrow)).toSorted(orders[narrow.sort]);
  const unfit = all.filter((candidate) => !fits(candidate) && isAsked(candidate, narrow));
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(narrow.page, pages);
  return {
    limits: limitsFor(build, category),
    brands: [...new Set(all.map(({ listing }) => listing.specs.brand))].toSorted((a, b) => a.localeCompare(b, "ro")),
    hasRoom: mostOf[category] === 1 || counted(partsOf(build, category)) < mostOf[category],
    fits: fitting.length,
    of: all.length,
    found: found.length,
    page,
    pages,
    candidates: found.slice((page - 1) * PAGE, page * PAGE),
    unfit: unfit.slice(0, MOST_UNFIT),
    unfitRest: Math.max(0, unfit.length - MOST_UNFIT),
    replaced: replacedBy(category, { build: view.build, instead }),
  };
}

/** The part whose place is taken: the only one of its category, or the one that was pointed at. */
function replacedBy(
  category: Category,
  { build, instead }: { build: Build; instead: ListingId | null },
): BuildPart | null {
  const isReplaced = ({ listing }: BuildPart) =>
    instead === null ? mostOf[category] === 1 && listing.category === category : listing.id === instead;
  return build.find(isReplaced) ?? null;
}

function isAsked({ listing }: Candidate, { q, brand }: Narrowing): boolean {
  if (brand !== "" && listing.specs.brand !== brand) return false;
  const title = squash(listing.title);
  return q === "" || q.split(/\s+/).every((word) => title.includes(squash(word)));
}

const orders: Record<Narrowing["sort"], (a: Candidate, b: Candidate) => number> = {
  fit: () => 0,
  priceAsc: (a, b) => a.listing.price - b.listing.price,
  priceDesc: (a, b) => b.listing.price - a.listing.price,
};
