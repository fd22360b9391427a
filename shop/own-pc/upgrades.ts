// Upgrades for the visitor's own PC from stock: frames gained for the money, and gigabytes for the money.
// Invariant: nothing that does not fit is proposed, unless with the parts that make it fit; frame rates are the ranges of the
// fitted model, and where it has none, nothing is ranked. This is the one ranking of upgrades: pages, assistant and programs show it.

import type { Bani } from "../../base/money.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import { standardRun, type Category } from "../catalogue/specs.ts";
import { classKey } from "../compatibility/equivalence-classes.ts";
import type { Incompatibility } from "../compatibility/incompatibility.ts";
import { limitsOfParts, type BuildLimit } from "../compatibility/limits.ts";
import { gigabytesOf, withPartAdded, without, type KnownPlatforms } from "../compatibility/parts-by-category.ts";
import { wantedOf } from "../compatibility/power.ts";
import {
  performancePartsOf,
  type FpsEstimate,
  type GameConditions,
  type NoEstimateReason,
} from "../estimates/fps-estimate.ts";
import type { FpsModel } from "../estimates/fps-model.ts";
import { companionsFor, companionStock, totalOf, type CompanionStock } from "./companions.ts";
import { fitChecker, type FitVerdict } from "./fit-verdict.ts";
import { withReplaced, type PreparedPc, type UnknownOfPc } from "./own-parts.ts";

type Common = {
  listing: ComponentListing;
  /** It takes the place of the parts of its category. */
  replaces: boolean;
  /** What is not known of the PC and decides whether it fits. */
  missing: readonly UnknownOfPc[];
  /** What to check or know first. */
  incompatibilities: readonly Incompatibility[];
};

/** A processor or a card that draws more frames. */
export type FrameUpgrade = Common & {
  /** What has to be replaced along with it. */
  companions: readonly ComponentListing[];
  /** The price of all. */
  total: Bani;
  /** Watts that the power supply should have with it. */
  supplyWatts: number;
  after: FpsEstimate;
  /** Whole frames per second more, of the middles and of the ends that are nearest to and farthest from each other. */
  gained: { low: number; middle: number; high: number };
  /** Frames gained for 100 RON. */
  per100Ron: number;
  /** What keeps the new part from drawing all frames that it could: the other part, or the game itself; null if nothing does. */
  heldBackBy: "processor" | "graphics" | "game" | null;
};

/** Memory or a drive. */
export type CapacityUpgrade = Common & {
  /** Gigabytes more than now. */
  gigabytes: number;
  /** Bani for one of them, with their fraction. */
  baniPerGb: number;
};

export type NoUpgradeReason = "parts-unknown" | NoEstimateReason | "nothing-better";

export type FrameUpgrades = {
  conditions: GameConditions;
  /** The PC as it is; null where nobody can say. */
  before: FpsEstimate | null;
  frames: FrameUpgrade[];
  /** Why there are none: processor or graphics are not known, there is no estimate of the PC as it is, or nothing in stock is surely faster. */
  none: NoUpgradeReason | null;
};

export type PcUpgrades = FrameUpgrades & {
  memory: CapacityUpgrade[];
  /** False while nobody knows how much memory the PC has: then none is proposed, unless it surely comes beside. */
  isMemoryKnown: boolean;
  ssd: CapacityUpgrade[];
  hdd: CapacityUpgrade[];
  /** Free slots and ports, as far as they are known. */
  limits: Record<"ram" | "ssd" | "hdd", BuildLimit[]>;
};

/** Listings of one model that are compared, with the cheapest: the cheapest card may be too long for the case. */
const MOST_OF_A_MODEL = 6;
const MOST_FRAMES = 8;
const MOST_CAPACITY = 4;

export type UpgradeSources = {
  componentsOf: (category: Category) => readonly ComponentListing[];
  model: Pick<FpsModel, "estimate" | "reasonAgainst">;
  known: KnownPlatforms;
};

/** The upgrades at the standard settings of the game. Some milliseconds for a thousand components. */
export function findPcUpgrades(
  pc: PreparedPc,
  conditions: Pick<GameConditions, "game" | "resolution">,
  sources: UpgradeSources,
): PcUpgrades {
  return {
    ...findFrameUpgrades(pc, conditions, sources),
    memory: findCapacityUpgrades(pc, "ram", sources),
    isMemoryKnown: !pc.unknown.some(({ category }) => category === "ram"),
    ssd: findCapacityUpgrades(pc, "ssd", sources),
    hdd: findCapacityUpgrades(pc, "hdd", sources),
    limits: { ram: sureLimits(pc, "ram"), ssd: sureLimits(pc, "ssd"), hdd: sureLimits(pc, "hdd") },
  };
}

/** Processors and cards alone. */
export function findFrameUpgrades(
  pc: PreparedPc,
  { game, resolution }: Pick<GameConditions, "game" | "resolution">,
  sources: UpgradeSources,
): FrameUpgrades {
  const conditions: GameConditions = { game, resolution, settings: standardRun.settings };
  const parts = ownPerformance(pc);
  const before = parts && sources.model.estimate(parts, conditions);
  const frames = before ? frameUpgrades(pc, { before, conditions, sources }) : [];
  const none = () => (parts ? (sources.model.reasonAgainst(parts, conditions) ?? "nothing-better") : "parts-unknown");
  return { conditions, before, frames, none: frames.length > 0 ? null : none() };
}

/** What decides the PC's frame rates; null while its processor or its graphics are not known. */
export function ownPerformance({ best, unknown }: PreparedPc) {
  const [cpu] = best.processors;
  const [gpu] = best["graphics-cards"];
  const isCardUnknown = !gpu && unknown.some(({ category }) => category === "graphics-cards");
  return cpu && !isCardUnknown ? performancePartsOf({ cpu: cpu.specs, gpu: gpu?.specs ?? null }) : null;
}

type FrameOptions = { before: FpsEstimate; conditions: GameConditions; sources: UpgradeSources };

function frameUpgrades(pc: PreparedPc, { before, conditions, sources }: FrameOptions): FrameUpgrade[] {
  const stock = companionStock(sources.componentsOf);
  const found: FrameUpgrade[] = [];
  for (const category of ["graphics-cards", "processors"] as const) {
    const check = fitChecker(pc, { category, known: sources.known });
    const byModel = Map.groupBy(sources.componentsOf(category), modelOf);
    for (const listings of byModel.values()) {
      const after = estimateWith(pc, { listing: listings[0]!, conditions, sources });
      // A gain is more than the error only if the range lies above the present one.
      if (!after || after.low <= before.high) continue;
      const best = cheapestFirst(listings)
        .map((listing) => frameUpgrade(pc, { listing, verdict: check(listing), before, after, stock, sources }))
        .filter((upgrade) => upgrade !== null)
        .toSorted((a, b) => a.total - b.total || a.listing.id - b.listing.id)[0];
      if (best) found.push(best);
    }
  }
  return found
    .toSorted((a, b) => b.per100Ron - a.per100Ron || a.total - b.total || a.listing.id - b.listing.id)
    .slice(0, MOST_FRAMES);
}

/** Listings of one model draw equal frames. */
function modelOf(listing: ComponentListing): string {
  if (listing.category === "graphics-cards") return `${listing.specs.chip} ${listing.specs.vramGb}`;
  return listing.category === "processors" ? listing.specs.model : "";
}

/** The cheapest of each equivalence class. */
function cheapestFirst(listings: readonly ComponentListing[]): ComponentListing[] {
  const classes = new Map<string, ComponentListing>();
  for (const listing of listings.toSorted((a, b) => a.price - b.price || a.id - b.id))
    if (listing.free > 0 && !classes.has(classKey(listing))) classes.set(classKey(listing), listing);
  return [...classes.values()].slice(0, MOST_OF_A_MODEL);
}

function estimateWith(
  { best }: PreparedPc,
  { listing, conditions, sources }: { listing: ComponentListing } & Pick<FrameOptions, "conditions" | "sources">,
): FpsEstimate | null {
  const cpu = listing.category === "processors" ? listing.specs : best.processors[0]?.specs;
  const gpu = listing.category === "graphics-cards" ? listing.specs : (best["graphics-cards"][0]?.specs ?? null);
  const parts = cpu && performancePartsOf({ cpu, gpu });
  return parts ? sources.model.estimate(parts, conditions) : null;
}

type OneUpgrade = {
  listing: ComponentListing;
  verdict: FitVerdict;
  before: FpsEstimate;
  after: FpsEstimate;
  stock: CompanionStock;
  sources: UpgradeSources;
};

/** Null if it does not fit, whatever is replaced with it. */
function frameUpgrade(pc: PreparedPc, { listing, verdict, before, after, stock, sources }: OneUpgrade) {
  const { known } = sources;
  const added = withPartAdded(without(pc.best, listing.category), listing);
  const solved =
    verdict.is === "no" ? companionsFor(added, { part: listing, stock, known }) : { companions: [], parts: added };
  if (!solved) return null;
  const { companions, parts } = solved;
  const categories = companions.map(({ category }) => category);
  const final =
    verdict.is === "no"
      ? fitChecker(withReplaced(pc, parts, categories), { category: listing.category, known })(listing)
      : verdict;
  if (final.is === "no") return null;
  const total = totalOf(listing, companions);
  const gained = {
    low: after.low - before.high,
    middle: after.middle - before.middle,
    high: after.high - before.low,
  };
  return {
    listing,
    replaces: final.replaces,
    missing: missingOf(final),
    incompatibilities: final.incompatibilities,
    companions,
    total,
    supplyWatts: wantedOf(parts),
    after,
    gained,
    per100Ron: (gained.middle * 100_00) / total,
    heldBackBy: heldBackBy(listing, after),
  } satisfies FrameUpgrade;
}

function heldBackBy({ category }: ComponentListing, { limit }: FpsEstimate): FrameUpgrade["heldBackBy"] {
  if (limit === "game") return "game";
  const other = category === "processors" ? "graphics" : "processor";
  return limit === other ? other : null;
}

function missingOf(verdict: FitVerdict): readonly UnknownOfPc[] {
  return verdict.is === "unknown" ? verdict.missing : [];
}

/** The cheapest gigabytes first; of equal kits or drives the cheapest one. */
export function findCapacityUpgrades(
  pc: PreparedPc,
  category: "ram" | "ssd" | "hdd",
  { componentsOf, known }: UpgradeSources,
): CapacityUpgrade[] {
  const check = fitChecker(pc, { category, known });
  const own = category === "ram" ? gigabytesOf(pc.best) : 0;
  const ofKind = new Map<string, CapacityUpgrade>();
  for (const listing of componentsOf(category)) {
    if (listing.free === 0 || !("capacityGb" in listing.specs)) continue;
    const verdict = check(listing);
    if (verdict.is === "no") continue;
    // What an old drive holds would be lost with it, and how much an unknown kit has, nobody knows.
    if (verdict.replaces && (category !== "ram" || own === 0)) continue;
    const gigabytes = listing.specs.capacityGb - (verdict.replaces ? own : 0);
    if (gigabytes <= 0) continue;
    const { replaces, incompatibilities } = verdict;
    const baniPerGb = listing.price / gigabytes;
    const kind = kindOf(listing);
    const before = ofKind.get(kind);
    if (before && before.baniPerGb <= baniPerGb) continue;
    ofKind.set(kind, { listing, replaces, missing: missingOf(verdict), incompatibilities, gigabytes, baniPerGb });
  }
  return [...ofKind.values()]
    .toSorted((a, b) => a.baniPerGb - b.baniPerGb || a.listing.id - b.listing.id)
    .slice(0, MOST_CAPACITY);
}

/** Kits and drives that a buyer would not tell apart. */
function kindOf({ category, specs }: ComponentListing): string {
  if (category === "ram") return `${specs.capacityGb} ${specs.modules} ${specs.type}`;
  return "capacityGb" in specs ? `${specs.capacityGb} ${"interface" in specs ? specs.interface : ""}` : "";
}

/** Limits that hold whatever is unknown. */
function sureLimits({ best, worst }: PreparedPc, category: "ram" | "ssd" | "hdd"): BuildLimit[] {
  const atWorst = limitsOfParts(worst, category).map((limit) => JSON.stringify(limit));
  return limitsOfParts(best, category).filter((limit) => atWorst.includes(JSON.stringify(limit)));
}
