// What can be chosen for one category of a build: what fits, narrowed as the address asks, and what does not, with why.

import { squash } from "../../../base/text.ts";
import { parseListingId, type ListingId } from "../../../base/id.ts";
import { categoryPicture } from "../../../shop/catalogue/picture.ts";
import type { Category } from "../../../shop/catalogue/specs.ts";
import { counted } from "../../../shop/configurator/assembly.ts";
import { mostOf, partsOf, withoutPart, type Build, type BuildPart } from "../../../shop/configurator/build.ts";
import { candidatesFor, fits, type Candidate } from "../../../shop/configurator/candidates.ts";
import { known } from "../../../shop/configurator/known.server.ts";
import { limitsFor } from "../../../shop/configurator/limits.ts";
import { viewBuild } from "../../../shop/configurator/view-build.server.ts";
import type { Shop } from "../../wiring.server.ts";
import { askedBuild } from "./asked-build.server.ts";
import { shownComponent } from "./shown-build.server.ts";

const sorts = ["fit", "priceAsc", "priceDesc"] as const;
const PAGE = 24;
/** Of what does not fit, the reasons of this many are told. */
const MOST_UNFIT = 48;
const LONGEST_TEXT = 100;

export type ShownChoice = ReturnType<typeof shownChoice>;
export type ShownCandidate = ShownChoice["candidates"][number];

export function shownChoice(request: Request, { shop, category }: { shop: Pick<Shop, "shelf">; category: Category }) {
  const { address, params } = askedBuild(request);
  const narrow = readNarrow(params);
  const instead = parseListingId(params.get("instead"));
  const view = viewBuild(shop, address.asked);
  const replaced = replacedBy(category, { build: view.build, instead });
  // What is replaced is no longer there to be fitted to.
  const build = view.build.filter(({ listing }) => listing.id !== instead);
  const all = candidatesFor(build, category, { onShelf: shop.shelf.componentsOf(category), known });
  const fitting = all.filter(fits);
  const found = fitting.filter((candidate) => isAsked(candidate, narrow)).toSorted(orders[narrow.sort]);
  const unfit = all.filter((candidate) => !fits(candidate) && isAsked(candidate, narrow));
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(narrow.page, pages);
  return {
    category,
    picture: categoryPicture(category),
    /** The build without the part that is being replaced: a choice is added to it. */
    address: { ...address, asked: instead === null ? address.asked : withoutPart(address.asked, instead) },
    /** The build as it is, for the way back. */
    before: address,
    instead,
    limits: limitsFor(build, category),
    narrow: { ...narrow, page },
    brands: [...new Set(all.map(({ listing }) => listing.specs.brand))].toSorted((a, b) => a.localeCompare(b, "ro")),
    /** Whether the computer takes one more. */
    hasRoom: mostOf[category] === 1 || counted(partsOf(build, category)) < mostOf[category],
    fits: fitting.length,
    of: all.length,
    found: found.length,
    pages,
    chosen: replaced && { id: replaced.listing.id, price: replaced.listing.price },
    candidates: found.slice((page - 1) * PAGE, page * PAGE).map(shownCandidate),
    unfit: unfit.slice(0, MOST_UNFIT).map(shownCandidate),
    unfitRest: Math.max(0, unfit.length - MOST_UNFIT),
  };
}

/** The part whose place is taken: the only one of its category, or the one that was pointed at. */
function replacedBy(category: Category, { build, instead }: { build: Build; instead: ListingId | null }): BuildPart | null {
  const isReplaced = ({ listing }: BuildPart) => (instead === null ? mostOf[category] === 1 && listing.category === category : listing.id === instead);
  return build.find(isReplaced) ?? null;
}

/** "fit" is the order of the candidates: those with nothing to look at first, then by price. */
export type Narrow = { q: string; brand: string; sort: (typeof sorts)[number]; page: number };

function readNarrow(params: URLSearchParams): Narrow {
  const page = params.get("page") ?? "";
  return {
    q: (params.get("q") ?? "").trim().slice(0, LONGEST_TEXT),
    brand: (params.get("brand") ?? "").slice(0, LONGEST_TEXT),
    sort: sorts.find((sort) => sort === params.get("sort")) ?? "fit",
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

function isAsked({ listing }: Candidate, { q, brand }: Narrow): boolean {
  if (brand !== "" && listing.specs.brand !== brand) return false;
  const title = squash(listing.title);
  return q === "" || q.split(/\s+/).every((word) => title.includes(squash(word)));
}

const orders: Record<Narrow["sort"], (a: Candidate, b: Candidate) => number> = {
  fit: () => 0,
  priceAsc: (a, b) => a.listing.price - b.listing.price,
  priceDesc: (a, b) => b.listing.price - a.listing.price,
};

function shownCandidate({ listing, misfits }: Candidate) {
  return { ...shownComponent(listing), misfits };
}
