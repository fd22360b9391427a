import type { Bani } from "../../base/money.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";
import { buildTotal, mostOf, type Build } from "../compatibility/build.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import { wantedOf } from "../compatibility/power.ts";
import type { FpsEstimate, MissingEstimate } from "../estimates/fps-estimate.ts";
import type { LiveEstimates } from "../estimates/live-estimates.server.ts";
import { outcomeOf, type FitVerdict } from "../own-pc/fit-verdict.ts";
import {
  checkerIn,
  framesOf,
  missingFramesOf,
  verdictIn,
  withChosen,
  type OwnBuild,
  type Removable,
} from "../own-pc/own-build.ts";
import { preparePc } from "../own-pc/own-parts.ts";
import type { OwnPart, OwnPc } from "../own-pc/own-pc.ts";
import type { OwnBuildAddress } from "./build-address.ts";
import { hasWords, pageOfCandidates } from "./narrowing.ts";
import { viewParts, type ViewedPart } from "./view-build.server.ts";

/** `verdict`: null for a part that is no longer in the catalogue. */
export type OwnBuildPart = ViewedPart & { verdict: FitVerdict | null };

export type OwnPcBuildView = {
  parts: OwnBuildPart[];
  /** Own parts that stay in the PC. */
  staying: OwnPart[];
  /** Own parts that others replace, or that are taken out. */
  leaving: OwnPart[];
  /** Taken out, and nothing chosen instead. */
  empty: Removable[];
  /** Of what is bought. */
  total: Bani;
  /** Ranges by game before and after; empty where nobody can say. */
  before: FpsEstimate[];
  after: FpsEstimate[];
  /** Games without a range after, and why. */
  missing: MissingEstimate[];
  /** Recommended watts of the power supply, and those of the one that is in it then; null if it is not known. */
  wanted: number;
  supply: number | null;
};

/** The visitor's PC with the requested parts in it, at current stock. Reads the catalogue index and the estimates, no database. */
export function viewOwnBuild(
  { catalogueIndex, liveEstimates }: { catalogueIndex: CatalogueIndex; liveEstimates: Pick<LiveEstimates, "model"> },
  { pc, address }: { pc: OwnPc; address: OwnBuildAddress },
): OwnPcBuildView {
  const prepared = preparePc(pc);
  const { parts, build: chosen } = viewParts({ catalogueIndex }, address.requested);
  const build: OwnBuild = { chosen, removed: address.removed };
  const whole = withChosen(prepared, build);
  const leaves = ({ category }: OwnPart) =>
    address.removed.some((removed) => removed === category) || (mostOf[category] === 1 && isChosen(chosen, category));
  const isSupplyKnown = !whole.unknown.some(({ category }) => category === "power-supplies");
  const model = liveEstimates.model();
  return {
    parts: parts.map((part) => ({
      ...part,
      verdict: part.listing && verdictIn(prepared, build, { listing: part.listing, known }),
    })),
    staying: pc.parts.filter((part) => !leaves(part)),
    leaving: pc.parts.filter(leaves),
    empty: address.removed.filter((category) => !isChosen(chosen, category)),
    total: buildTotal(chosen),
    before: framesOf(prepared, model),
    after: framesOf(whole, model),
    missing: missingFramesOf(whole, model),
    wanted: wantedOf(whole.best),
    supply: isSupplyKnown ? (whole.best["power-supplies"][0]?.specs.watts ?? null) : null,
  };
}

function isChosen(chosen: Build, category: Category): boolean {
  return chosen.some(({ listing }) => listing.category === category);
}

export type OwnCandidate = { listing: ComponentListing; verdict: FitVerdict };

export type OwnChoice = {
  /** How many listings of the category surely fit, how many may, and how many there are. */
  fits: number;
  unknown: number;
  of: number;
  /** How many of those that fit or may fit match the text; `candidates` is one page of them. */
  found: number;
  page: number;
  pages: number;
  candidates: OwnCandidate[];
  /** The cheapest that do not fit. */
  unfit: OwnCandidate[];
};

const MOST_UNFIT = 12;
const rank = { fits: 0, unknown: 1, no: 2 } as const;

/** The candidates for a category beside everything chosen: those that surely fit first, then by price. No database. */
export function chooseForOwnPc(
  { catalogueIndex }: { catalogueIndex: CatalogueIndex },
  { pc, address, category, narrow }: OwnChoiceQuery,
): OwnChoice {
  const { build: chosen } = viewParts({ catalogueIndex }, address.requested);
  const check = checkerIn(preparePc(pc), { chosen, removed: address.removed }, { category, known });
  const outcome = outcomeOf(check);
  const taken = new Map(chosen.map(({ listing, quantity }) => [listing.id, quantity]));
  const all = catalogueIndex
    .componentsOf(category)
    .filter(({ id, free }) => free > (mostOf[category] === 1 ? 0 : (taken.get(id) ?? 0)))
    .map((listing) => ({ listing, is: outcome(listing) }))
    .toSorted((a, b) => rank[a.is] - rank[b.is] || a.listing.price - b.listing.price || a.listing.id - b.listing.id);
  const judged = ({ listing }: { listing: ComponentListing }): OwnCandidate => ({ listing, verdict: check(listing) });
  const matching = all.filter(({ listing }) => hasWords(listing, narrow.q));
  const found = matching.filter(({ is }) => is !== "no");
  const { page, pages, shown } = pageOfCandidates(found, narrow.page);
  const count = (wanted: FitVerdict["is"]) => all.filter(({ is }) => is === wanted).length;
  return {
    fits: count("fits"),
    unknown: count("unknown"),
    of: all.length,
    found: found.length,
    page,
    pages,
    candidates: shown.map(judged),
    unfit: matching
      .filter(({ is }) => is === "no")
      .slice(0, MOST_UNFIT)
      .map(judged),
  };
}

type OwnChoiceQuery = {
  pc: OwnPc;
  address: OwnBuildAddress;
  category: Category;
  narrow: { q: string; page: number };
};
