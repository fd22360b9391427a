// Searches the live stock for the criteria: three products that meet it, or the closest ones and what gave way.
// Invariant: only listings with a free unit are proposed, and none above the budget without an "over" beside it.

import type { ListingId } from "../../../base/id.ts";
import type { CatalogueIndex } from "../../catalogue/catalogue-index.server.ts";
import type { ComponentListing, Listing, PcListing } from "../../catalogue/listing.ts";
import { categories, type Category } from "../../catalogue/specs.ts";
import type { ProductType } from "../../catalogue/product-type.ts";
import { upgradesOfPc } from "../../compatibility/upgrades-of-pc.server.ts";
import { componentConstraints, notJudged } from "./component-constraints.server.ts";
import { costOf, relaxationsOf, type Constraint, type NotJudged, type Relaxation } from "./constraint.ts";
import { basisOf, frameNeeds, frameShare, type FrameModel, type FrameNeed } from "./frames.ts";
import { noCriteria } from "../criteria.ts";
import { partFrames } from "./part-frames.ts";
import { pcConstraints, type SearchCriteria } from "./pc-constraints.ts";
import { evidenceOf, partEvidenceOf, upgradeScore, type AssistantPick, type PickRole } from "./pick.ts";
import type { Spending } from "./spending.ts";

const PICKS = 3;
/** Without a budget, what is proposed beside the cheapest costs at most twice as much. */
const MOST_TIMES_CHEAPEST = 2;

export type FoundPicks = {
  product: ProductType;
  picks: AssistantPick[];
  /** What gave way in the first pick, the smallest first; empty if it meets all criteria. */
  relaxed: Relaxation[];
  /** How many listings meet all criteria. */
  total: number;
  /** Free units of all that meet the criteria. */
  units: number;
  /** What the criteria ask for and nothing is known about, for this kind of product. */
  notJudged: NotJudged[];
  /** The PCs among which the fastest was chosen; null where frame rates decided nothing. */
  compared: ComparedSpeeds | null;
};

/** `count`: of all that meet the criteria, those whose figures come from the same source. */
export type ComparedSpeeds = { count: number; isMeasured: boolean };

type Search = {
  criteria: SearchCriteria;
  spending: Spending | null;
  hidden: ReadonlySet<ListingId>;
  model: FrameModel;
};

export function findPicks(catalogueIndex: CatalogueIndex, search: Search): FoundPicks {
  const product = search.criteria.product ?? productFor(catalogueIndex, search);
  return product === "pc" ? findPcs(catalogueIndex, search) : findComponents(catalogueIndex, product, search);
}

/** Whether no free product of this kind has the parts that the criteria names, whatever else it asks for. */
export function lacksNamedParts(
  catalogueIndex: CatalogueIndex,
  criteria: SearchCriteria,
  { product, model }: { product: ProductType; model: FrameModel },
): boolean {
  if (criteria.wants.length === 0) return false;
  const named = { ...noCriteria, wants: criteria.wants, aboveScore: null, firm: [] };
  if (product !== "pc") {
    const parts = componentConstraints(named, product, { spending: null, frames: null, needs: [] });
    return catalogueIndex.componentsOf(product).every((one) => costOf(one, parts) > 0);
  }
  const parts = pcConstraints(named, null, model);
  return catalogueIndex.all().every((one) => one.kind !== "pc" || one.free === 0 || costOf(one, parts) > 0);
}

/** A part by its name alone: the PCs with it; if there is none, the component itself. */
function productFor(catalogueIndex: CatalogueIndex, { criteria, spending, model }: Search): ProductType {
  if (criteria.wants.length === 0 || criteria.games.length + criteria.purposes.length > 0) return "pc";
  const isInPc = !lacksNamedParts(catalogueIndex, criteria, { product: "pc", model });
  if (isInPc) return "pc";
  const isSold = (category: Category) =>
    criteria.wants.every((part) => part.category === category) &&
    catalogueIndex
      .componentsOf(category)
      .some(
        (one) => costOf(one, componentConstraints(criteria, category, { spending, frames: null, needs: [] })) === 0,
      );
  return categories.find(isSold) ?? "pc";
}

function findPcs(catalogueIndex: CatalogueIndex, { criteria, spending, hidden, model }: Search): FoundPicks {
  const constraints = pcConstraints(criteria, spending, model);
  const { meeting, closest } = sift(
    catalogueIndex.all().filter((listing): listing is PcListing => listing.kind === "pc"),
    { constraints, hidden },
  );
  const needs = frameNeeds(criteria, model);
  const speed = (pc: PcListing) => (needs.length > 0 ? frameShare(pc, needs, model) : (pc.scores.futuremark ?? 0));
  const { comparable, compared } = comparableOf(meeting, { needs, model });
  const chosen =
    meeting.length > 0
      ? rolesOf(meeting, { comparable, speed, upgradeScoreOf: upgradeScore, criteria, spending })
      : asClosest(closest);
  const picks = chosen.map(({ role, listing }): AssistantPick => ({
    role,
    listing,
    evidence: evidenceOf(listing, {
      criteria,
      upgrades: upgradesOfPc({ catalogueIndex }, listing),
      max: spending?.max ?? null,
      model,
    }),
    relaxed: relaxationsOf(listing, constraints),
  }));
  return {
    product: "pc",
    picks,
    relaxed: relaxedBy(picks, { criteria, units: unitsOf(meeting) }),
    total: meeting.length,
    units: unitsOf(meeting),
    notJudged: [
      ...(criteria.lengthMm === null ? [] : ["length" as const]),
      ...(criteria.dislikes.includes("rgb") ? ["rgb" as const] : []),
    ],
    compared,
  };
}

/** Those whose frame rates may be compared with each other: of the best basis that there is, measured before estimated. */
function comparableOf(
  meeting: readonly PcListing[],
  { needs, model }: { needs: readonly FrameNeed[]; model: FrameModel },
): { comparable: readonly PcListing[]; compared: ComparedSpeeds | null } {
  if (needs.length === 0 || meeting.length === 0) return { comparable: meeting, compared: null };
  const byBasis = Map.groupBy(meeting, (pc) => basisOf(pc, needs, model));
  const [basis, comparable] = [...byBasis].reduce((best, other) => (isBetterBasis(other[0], best[0]) ? other : best));
  const isMeasured = /^[0-3]+$/.test(basis);
  return { comparable, compared: { count: comparable.length, isMeasured } };
}

/** Fewer estimates first, then runs nearer to what is wanted. */
function isBetterBasis(one: string, other: string): boolean {
  const estimated = (basis: string) => basis.replace(/[0-3]/g, "").length;
  return estimated(one) - estimated(other) < 0 || (estimated(one) === estimated(other) && one < other);
}

function findComponents(
  catalogueIndex: CatalogueIndex,
  category: Category,
  { criteria, spending, hidden, model }: Search,
): FoundPicks {
  const frames = partFrames(catalogueIndex, category, model);
  const needs = frameNeeds(criteria, model);
  const constraints = componentConstraints(criteria, category, { spending, frames, needs });
  const { meeting, closest } = sift(catalogueIndex.componentsOf(category), { constraints, hidden });
  const chosen =
    meeting.length > 0
      ? rolesOf(meeting, {
          comparable: meeting,
          speed: strengthIn(catalogueIndex),
          upgradeScoreOf: null,
          criteria,
          spending,
        })
      : asClosest(closest);
  const picks = chosen.map(({ role, listing }): AssistantPick => ({
    role,
    listing,
    evidence: partEvidenceOf(listing, { criteria, max: spending?.max ?? null, frames, needs }),
    relaxed: relaxationsOf(listing, constraints),
  }));
  return {
    product: category,
    picks,
    relaxed: relaxedBy(picks, { criteria, units: unitsOf(meeting) }),
    total: meeting.length,
    units: unitsOf(meeting),
    notJudged: notJudged(criteria, category),
    compared: null,
  };
}

function unitsOf(listings: readonly Listing[]): number {
  return listings.reduce((sum, { free }) => sum + free, 0);
}

type Sifted<L> = { meeting: L[]; closest: L[] };

/** One pass over the stock: what meets every constraint, and the three that miss least. */
function sift<L extends Listing>(
  listings: readonly L[],
  { constraints, hidden }: { constraints: readonly Constraint<L>[]; hidden: ReadonlySet<ListingId> },
): Sifted<L> {
  const meeting: L[] = [];
  let closest: { listing: L; cost: number }[] = [];
  for (const listing of listings) {
    if (listing.free === 0 || hidden.has(listing.id)) continue;
    const cost = costOf(listing, constraints);
    if (cost === 0) meeting.push(listing);
    else if (closest.length < PICKS || cost < closest.at(-1)!.cost)
      closest = [...closest, { listing, cost }]
        .toSorted((a, b) => a.cost - b.cost || a.listing.price - b.listing.price || a.listing.id - b.listing.id)
        .slice(0, PICKS);
  }
  return { meeting, closest: closest.map(({ listing }) => listing) };
}

type Chosen<L> = { role: PickRole; listing: L };

const asClosest = <L>(listings: readonly L[]): Chosen<L>[] => listings.map((listing) => ({ role: "closest", listing }));

type Measures<L> = {
  /** Those of the listings whose speeds may be compared. */
  comparable: readonly L[];
  speed: (listing: L) => number;
  upgradeScoreOf: ((listing: L) => number) | null;
  criteria: SearchCriteria;
  spending: Spending | null;
};

/** The cheapest, the fastest within the budget, and the one with most room to upgrade; then the next cheapest. */
function rolesOf<L extends Listing>(
  meeting: readonly L[],
  { comparable, speed, upgradeScoreOf, criteria, spending }: Measures<L>,
): Chosen<L>[] {
  const byPrice = cheapestOf(meeting);
  const [cheapest] = byPrice;
  if (!cheapest) return [];
  const isFastest = criteria.prefer === "fastest";
  if (criteria.prefer === "cheapest") return fill([{ role: "cheapest", listing: cheapest }], byPrice);
  const limit = spending?.max ?? (isFastest ? Number.POSITIVE_INFINITY : cheapest.price * MOST_TIMES_CHEAPEST);
  const best = mostOf(comparable, { measure: speed, limit });
  const mostUpgradable = upgradeScoreOf && mostOf(meeting, { measure: upgradeScoreOf, limit });
  const chosen: Chosen<L>[] = [{ role: "cheapest", listing: cheapest }];
  const withinBudget = (spending?.max ?? null) === null ? "faster" : "best";
  const bestRole = isFastest ? "fastest" : upgradeScoreOf === null ? "equipped" : withinBudget;
  if (best) chosen.push({ role: bestRole, listing: best });
  if (mostUpgradable) chosen.push({ role: "upgradable", listing: mostUpgradable });
  if (isFastest) chosen.sort((a, b) => Number(b.role === "fastest") - Number(a.role === "fastest"));
  else if (criteria.upgradable)
    chosen.sort((a, b) => Number(b.role === "upgradable") - Number(a.role === "upgradable"));
  return fill(chosen, byPrice);
}

const isCheaper = (a: Listing, b: Listing) => a.price < b.price || (a.price === b.price && a.id < b.id);

/** The few cheapest, by price: thousands are not sorted for three. */
function cheapestOf<L extends Listing>(listings: readonly L[]): L[] {
  const few: L[] = [];
  for (const listing of listings) {
    const last = few.at(-1);
    if (few.length === 2 * PICKS && last && !isCheaper(listing, last)) continue;
    const place = few.findIndex((other) => isCheaper(listing, other));
    few.splice(place === -1 ? few.length : place, 0, listing);
    if (few.length > 2 * PICKS) few.pop();
  }
  return few;
}

type Measured<L> = { measure: (listing: L) => number; limit: number };

/** The one with the highest measure among those within the limit; the cheapest of equally good ones. */
function mostOf<L extends Listing>(listings: readonly L[], { measure, limit }: Measured<L>): L | null {
  let best: L | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const listing of listings) {
    if (listing.price > limit) continue;
    const value = measure(listing);
    if (value > most || (value === most && best !== null && isCheaper(listing, best))) [best, most] = [listing, value];
  }
  return best;
}

/** Each listing once, filled up to three with the next cheapest. */
function fill<L extends Listing>(chosen: readonly Chosen<L>[], byPrice: readonly L[]): Chosen<L>[] {
  const distinct = chosen.filter(
    ({ listing }, place) => chosen.findIndex((other) => other.listing === listing) === place,
  );
  for (const listing of byPrice) {
    if (distinct.length >= PICKS) break;
    if (!distinct.some((one) => one.listing === listing)) distinct.push({ role: "next", listing });
  }
  return distinct.slice(0, PICKS);
}

/** What gave way in the first pick, and what no stock can give. */
function relaxedBy(
  picks: readonly AssistantPick[],
  { criteria, units }: { criteria: SearchCriteria; units: number },
): Relaxation[] {
  const relaxed = [...(picks[0]?.relaxed ?? [])];
  if (criteria.count !== null && units > 0 && units < criteria.count)
    relaxed.push({ criterion: "count", by: criteria.count - units, of: criteria.count });
  return relaxed;
}

/** How strong a component is within its category, for a comparison only. */
function strengthIn(catalogueIndex: CatalogueIndex): (listing: ComponentListing) => number {
  const scores = scoresByChip(catalogueIndex);
  return (listing) => {
    switch (listing.category) {
      case "graphics-cards":
        return scores.get(listing.specs.chip) ?? listing.specs.tdpWatts * 10;
      case "processors":
        return listing.specs.cores * (listing.specs.boostGhz ?? listing.specs.baseGhz);
      case "motherboards":
        return listing.specs.ramSlots + (listing.specs.m2Slots ?? 0) * 2 + listing.specs.maxRamGb / 64;
      case "ram":
        return listing.specs.capacityGb * 1000 + listing.specs.speedMts / 10;
      case "ssd":
        return listing.specs.capacityGb + (listing.specs.healthPercent ?? 0);
      case "hdd":
        return listing.specs.capacityGb;
      case "power-supplies":
        return listing.specs.watts;
      case "cases":
        return listing.specs.maxGpuLengthMm;
      case "coolers":
        return listing.specs.ratedWatts ?? 0;
      default:
        return 0;
    }
  };
}

const scores = new WeakMap<CatalogueIndex, { version: number; byChip: ReadonlyMap<string, number> }>();

/** The median 3DMark Time Spy of the shop's PCs, by graphics chip. Computed once per version of the index. */
function scoresByChip(catalogueIndex: CatalogueIndex): ReadonlyMap<string, number> {
  const cached = scores.get(catalogueIndex);
  if (cached?.version === catalogueIndex.version) return cached.byChip;
  const values = new Map<string, number[]>();
  for (const listing of catalogueIndex.all()) {
    if (listing.kind !== "pc" || listing.specs.gpu === null || listing.scores.futuremark === undefined) continue;
    const { chip } = listing.specs.gpu;
    const known = values.get(chip);
    if (known) known.push(listing.scores.futuremark);
    else values.set(chip, [listing.scores.futuremark]);
  }
  const byChip = new Map(
    [...values].map(([chip, measured]) => [chip, measured.toSorted((a, b) => a - b)[measured.length >> 1] ?? 0]),
  );
  scores.set(catalogueIndex, { version: catalogueIndex.version, byChip });
  return byChip;
}
