// Upgrades for the PC that the visitor described to the shop, or in the message: the ranking of its own page, within the budget.
// Invariant: nothing that does not fit is proposed, unless with the parts that make it fit; what is not known is said.

import type { Bani } from "../../../base/money.ts";
import type { CatalogueIndex } from "../../catalogue/catalogue-index.server.ts";
import type { LiveEstimates } from "../../estimates/live-estimates.server.ts";
import type { ComponentListing } from "../../catalogue/listing.ts";
import type { Category, Game } from "../../catalogue/specs.ts";
import { checkListings } from "../../own-pc/check-listings.server.ts";
import type { FitVerdict } from "../../own-pc/fit-verdict.ts";
import { foldDiacritics } from "../../../base/text.ts";
import { isChip, isProcessor } from "./part-names.ts";
import { ownPartName, type OwnPc } from "../../own-pc/own-pc.ts";
import type { CapacityUpgrade, FrameUpgrade, FrameUpgrades, NoUpgradeReason } from "../../own-pc/upgrades.ts";
import { capacityUpgradesFor, frameUpgradesFor } from "../../own-pc/upgrades-for.server.ts";
import type { Criteria } from "../criteria.ts";
import { titleOf } from "../lexicon/game-titles.ts";
import { resolutionOf, standard } from "./frames.ts";
import type { AssistantPick, Evidence, PickRole } from "./pick.ts";
import type { Spending } from "./spending.ts";
import { typedPcOf } from "./typed-pc.server.ts";

export type OwnUpgrades = {
  /** The processor and the card that the PC has, as their owner named them. */
  now: string;
  picks: AssistantPick[];
  /** Why nothing is proposed; null if something is. */
  none: NoUpgradeReason | "not-in-stock" | null;
  /** The game whose frames are counted. */
  game: Game;
};

export type TypedUpgrades = Omit<OwnUpgrades, "none"> & {
  none: OwnUpgrades["none"] | "unknown-parts";
  /** Owned parts that the shop's list does not have: nothing is said about them. */
  unknown: string[];
  /** Whether neither its case nor its supply is known: then length and watts have to be checked. */
  isCheckNeeded: boolean;
};

type Deps = { catalogueIndex: CatalogueIndex; liveEstimates: Pick<LiveEstimates, "model"> };

/** Whether the parts that are asked for fit. Else at most three: the most frames for the money, the cheapest, and the fastest; or memory or drives by price per gigabyte. */
export function findOwnUpgrades(
  deps: Deps,
  pc: OwnPc,
  { criteria, spending }: { criteria: Criteria; spending: Spending | null },
): OwnUpgrades {
  const most = spending?.max ?? Number.POSITIVE_INFINITY;
  const [title] = criteria.games;
  const game = title === undefined ? "cs2" : titleOf(title).like;
  const now = pc.parts
    .filter(({ category }) => category === "processors" || category === "graphics-cards")
    .map(ownPartName)
    .join(" + ");
  if (criteria.wants.length > 0) return { now, game, ...verdictsOf(deps, pc, { criteria, most }) };
  const screen = criteria.resolution ?? standard.screen;
  const { product } = criteria;
  if (product === "ram" || product === "ssd" || product === "hdd") {
    const upgrades = capacityUpgradesFor(deps, pc, product).filter(({ listing }) => listing.price <= most);
    if (upgrades.length > 0) return { now, game, picks: upgrades.slice(0, 3).map(capacityPick), none: null };
  }
  if (product !== null && product !== "pc" && product !== "graphics-cards" && product !== "processors") {
    const picks = fittingOf(deps, pc, { category: product, most });
    return { now, game, picks, none: picks.length > 0 ? null : "nothing-better" };
  }
  const found = frameUpgradesFor(deps, pc, { game, resolution: resolutionOf[screen] });
  // Nothing of this kind is named that a part could be faster than: the question is what fits.
  if (found.none === "parts-unknown" && product !== null && product !== "pc" && !hasA(pc, product)) {
    const picks = fittingOf(deps, pc, { category: product, most });
    return { now, game, picks, none: picks.length > 0 ? null : found.none };
  }
  const frames = found.frames.filter(
    ({ listing, total }) => total <= most && (product === null || product === "pc" || listing.category === product),
  );
  const picks = chosenOf(frames).map(({ upgrade, role }) => framePick(upgrade, { role, now, found, screen }));
  return { now, game, picks, none: picks.length > 0 ? null : (found.none ?? "nothing-better") };
}

/** The same for a computer of which the message names parts. */
export function findTypedUpgrades(
  deps: Deps,
  { criteria, spending }: { criteria: Criteria; spending: Spending | null },
): TypedUpgrades {
  const { pc, unknown } = typedPcOf(criteria, deps.catalogueIndex);
  const own = findOwnUpgrades(deps, pc, { criteria, spending });
  const known = pc.parts.length === 0 ? { ...own, picks: [], none: "unknown-parts" as const } : own;
  return { ...known, unknown, isCheckNeeded: !hasA(pc, "cases") || !hasA(pc, "power-supplies") };
}

function hasA(pc: OwnPc, category: Category): boolean {
  return pc.parts.some((part) => part.category === category);
}

/** Whether the parts that were asked for fit: the cheapest of each model in stock. */
function verdictsOf(
  { catalogueIndex }: Deps,
  pc: OwnPc,
  { criteria, most }: { criteria: Criteria; most: number },
): Pick<OwnUpgrades, "picks" | "none"> {
  const found = criteria.wants.flatMap(({ category, name }) => {
    const listings = catalogueIndex
      .componentsOf(category)
      .filter((listing) => listing.free > 0 && listing.price <= most && isNamed(listing, name))
      .toSorted((a, b) => a.price - b.price || a.id - b.id);
    return listings.slice(0, Math.ceil(3 / criteria.wants.length));
  });
  const verdicts = checkListings(pc, found);
  const picks = found.slice(0, 3).map((listing): AssistantPick => {
    const verdict = verdicts.get(listing.id);
    const evidence: Evidence[] = verdict ? [{ code: "own-fit", verdict, category: listing.category }] : [];
    return { role: "named", listing, evidence, relaxed: [] };
  });
  return { picks, none: picks.length > 0 ? null : "not-in-stock" };
}

/** The three cheapest that surely fit; else those that may, with what has to be known first. */
function fittingOf(
  { catalogueIndex }: Deps,
  pc: OwnPc,
  { category, most }: { category: Category; most: number },
): AssistantPick[] {
  const listings = catalogueIndex
    .componentsOf(category)
    .filter(({ free, price }) => free > 0 && price <= most)
    .toSorted((a, b) => a.price - b.price || a.id - b.id);
  const verdicts = checkListings(pc, listings);
  const are = (is: FitVerdict["is"]) => listings.filter(({ id }) => verdicts.get(id)?.is === is);
  return [...are("fits"), ...are("unknown")].slice(0, 3).map((listing, place) => ({
    role: place === 0 ? "cheapest" : "next",
    listing,
    evidence: [{ code: "own-fit", verdict: verdicts.get(listing.id)!, category }],
    relaxed: [],
  }));
}

function isNamed(listing: ComponentListing, name: string): boolean {
  if (listing.category === "graphics-cards") return isChip(listing.specs, name);
  if (listing.category === "processors") return isProcessor(listing.specs, name);
  return foldDiacritics(listing.title).toLowerCase().includes(name.toLowerCase());
}

function chosenOf(frames: readonly FrameUpgrade[]): { upgrade: FrameUpgrade; role: PickRole }[] {
  const cheapest = frames.toSorted((a, b) => a.total - b.total)[0];
  const fastest = frames.toSorted((a, b) => b.gained.middle - a.gained.middle)[0];
  const chosen: { upgrade: FrameUpgrade; role: PickRole }[] = [];
  for (const [upgrade, role] of [
    [frames[0], "value"],
    [cheapest, "cheapest"],
    [fastest, "fastest"],
  ] as const)
    if (upgrade && !chosen.some((each) => each.upgrade === upgrade)) chosen.push({ upgrade, role });
  return chosen;
}

type UpgradeView = { role: PickRole; now: string; found: FrameUpgrades; screen: keyof typeof resolutionOf };

function framePick(upgrade: FrameUpgrade, { role, now, found, screen }: UpgradeView): AssistantPick {
  const { listing, companions, total, supplyWatts, after, missing, heldBackBy } = upgrade;
  const { before, conditions } = found;
  const { game, settings } = conditions;
  const evidence: Evidence[] = [
    ...(before ? [{ code: "frames-gain" as const, now, game, from: before, to: after, screen, settings }] : []),
    ...(heldBackBy === null ? [] : [{ code: "held-back" as const, by: heldBackBy }]),
    ...(companions.length > 0 ? [together(companions, total)] : []),
    ...(companions.some(({ category }) => category === "power-supplies")
      ? []
      : [{ code: "supply" as const, watts: supplyWatts }]),
    ...missingOf(missing),
  ];
  return { role, listing, evidence, relaxed: [] };
}

function together(companions: FrameUpgrade["companions"], total: Bani): Evidence {
  return { code: "together", parts: companions.map(({ title }) => title).join(" + "), total };
}

function capacityPick({ listing, missing }: CapacityUpgrade, place: number): AssistantPick {
  return { role: place === 0 ? "cheapest" : "next", listing, evidence: missingOf(missing), relaxed: [] };
}

function missingOf(missing: FrameUpgrade["missing"]): Evidence[] {
  return missing.length > 0 ? [{ code: "own-missing", missing }] : [];
}
