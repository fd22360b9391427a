// Upgrades for a computer of which the visitor named parts: the ranking of the described PC, and where frames are not known of
// it, better parts that fit.
// Invariant: a part that the rules reject is never proposed; what is not known of the computer is said, not assumed.

import type { CatalogueIndex } from "../../catalogue/catalogue-index.server.ts";
import type { ComponentListing } from "../../catalogue/listing.ts";
import type { CpuSpecs, GpuSpecs } from "../../catalogue/specs.ts";
import type { LiveEstimates } from "../../estimates/live-estimates.server.ts";
import { wantedOf } from "../../compatibility/power.ts";
import { known } from "../../compatibility/known-platforms.server.ts";
import { withPartAdded, without } from "../../compatibility/parts-by-category.ts";
import { fitChecker } from "../../own-pc/fit-verdict.ts";
import { preparePc, type PreparedPc } from "../../own-pc/own-parts.ts";
import { platformOf } from "../../parts/platform-of.server.ts";
import type { Criteria } from "../criteria.ts";
import { scoresByChip } from "./find-picks.server.ts";
import { findOwnUpgrades } from "./own-pc-upgrades.server.ts";
import type { AssistantPick, Evidence, PickRole } from "./pick.ts";
import type { Spending } from "./spending.ts";
import { typedPcOf } from "./typed-pc.server.ts";

export type FoundUpgrades = {
  picks: AssistantPick[];
  /** The processor and the card that the PC is taken to have. */
  now: string;
  /** Owned parts that the shop's list does not have: nothing is said about them. */
  unknown: string[];
  /** Why nothing is proposed; null if something is. */
  none: "nothing-better" | "unknown-parts" | "not-in-stock" | null;
  /** Whether neither its case nor its supply is known: then length and watts have to be checked. */
  isCheckNeeded: boolean;
};

type Deps = { catalogueIndex: CatalogueIndex; liveEstimates: Pick<LiveEstimates, "model"> };

/** At most three: by frames for the money where they are known of this PC, else better parts that fit; within the budget. */
export function findUpgrades(
  deps: Deps,
  { criteria, spending }: { criteria: Criteria; spending: Spending | null },
): FoundUpgrades {
  const { pc, unknown } = typedPcOf(criteria, deps.catalogueIndex);
  const has = (of: string) => pc.parts.some(({ category }) => category === of);
  const isCheckNeeded = !has("cases") || !has("power-supplies");
  if (pc.parts.length === 0) return { picks: [], now: "", unknown, none: "unknown-parts", isCheckNeeded };
  const own = findOwnUpgrades(deps, pc, { criteria, spending });
  const isOpen = own.none === "parts-unknown" || own.none === "not-measured";
  const picks = isOpen ? betterParts(deps, preparePc(pc), { criteria, spending }) : own.picks;
  const none = picks.length > 0 ? null : own.none === "not-in-stock" ? "not-in-stock" : "nothing-better";
  return { picks, now: own.now, unknown, none, isCheckNeeded };
}

type Sought = { criteria: Criteria; spending: Spending | null };

function betterParts({ catalogueIndex }: Deps, pc: PreparedPc, { criteria, spending }: Sought): AssistantPick[] {
  const { product } = criteria;
  const isAbout = (category: "graphics-cards" | "processors") =>
    product === null || product === "pc" || product === category;
  const most = spending?.max ?? Number.POSITIVE_INFINITY;
  const groups = [
    isAbout("graphics-cards") ? betterCards(catalogueIndex, pc) : [],
    isAbout("processors") ? betterProcessors(catalogueIndex, pc) : [],
  ]
    .map((upgrades) => upgrades.filter(({ listing }) => listing.price <= most))
    .filter((group) => group.length > 0);
  return spread(groups).map(({ listing, evidence, role }) => ({
    role: role === "best" && spending === null ? "fastest" : role,
    listing,
    evidence,
    relaxed: [],
  }));
}

type Upgrade = { listing: ComponentListing; gain: number; evidence: Evidence[]; role: PickRole };

/** The cheapest and the strongest card, and the strongest processor; of one group alone also one between. */
function spread(groups: readonly Upgrade[][]): Upgrade[] {
  const chosen: Upgrade[] = [];
  for (const group of groups) {
    const byPrice = group.toSorted((a, b) => a.listing.price - b.listing.price || a.listing.id - b.listing.id);
    const best = group.toSorted((a, b) => b.gain - a.gain || a.listing.price - b.listing.price)[0];
    const [cheapest] = byPrice;
    const between = byPrice[byPrice.length >> 1];
    for (const [listing, role] of [
      [cheapest, "cheapest"],
      [best, "best"],
      [groups.length === 1 ? between : undefined, "next"],
    ] as const)
      if (listing && !chosen.some((one) => one.listing === listing.listing)) chosen.push({ ...listing, role });
  }
  return chosen.slice(0, 3);
}

/** A card must be a third faster to be worth the work. */
const WORTH_IT = 1.3;

function betterCards(catalogueIndex: CatalogueIndex, pc: PreparedPc): Upgrade[] {
  const own = pc.best["graphics-cards"][0]?.specs ?? null;
  const scores = scoresByChip(catalogueIndex);
  const before = own && (scores.get(own.chip) ?? null);
  const check = fitChecker(pc, { category: "graphics-cards", known });
  return catalogueIndex.componentsOf("graphics-cards").flatMap((listing): Upgrade[] => {
    if (listing.free === 0 || listing.category !== "graphics-cards") return [];
    const after = scores.get(listing.specs.chip) ?? null;
    if (!isBetterCard(listing.specs, { owned: own, before, after })) return [];
    const verdict = check(listing);
    if (verdict.is === "no") return [];
    const watts = wantedOf(withPartAdded(without(pc.best, "graphics-cards"), listing));
    const evidence: Evidence[] = [
      ...gainOf(before, after),
      { code: "supply", watts },
      { code: "own-fit", verdict, category: listing.category },
    ];
    return [{ listing, gain: after ?? listing.specs.tdpWatts, evidence, role: "best" }];
  });
}

function gainOf(before: number | null, after: number | null): Evidence[] {
  if (after === null) return [];
  return before === null ? [{ code: "score", value: after }] : [{ code: "gain", from: before, to: after }];
}

function isBetterCard(
  card: GpuSpecs,
  { owned, before, after }: { owned: GpuSpecs | null; before: number | null; after: number | null },
): boolean {
  if (owned === null) return true;
  if (before !== null && after !== null) return after >= before * WORTH_IT;
  // Without measurements of both: newer, with more watts or more memory, is what the makers sell as a step up.
  return card.launchYear > owned.launchYear && card.vramGb >= owned.vramGb && card.tdpWatts >= owned.tdpWatts * 0.9;
}

function betterProcessors(catalogueIndex: CatalogueIndex, pc: PreparedPc): Upgrade[] {
  const own = pc.best.processors[0]?.specs;
  const [board] = pc.best.motherboards;
  const check = fitChecker(pc, { category: "processors", known });
  return catalogueIndex.componentsOf("processors").flatMap((listing): Upgrade[] => {
    if (listing.free === 0 || listing.category !== "processors") return [];
    if (own && (!board ? !mayShareBoard(own, listing.specs) : false)) return [];
    if (!own && !board) return [];
    if (own && strengthOf(listing.specs) <= strengthOf(own) + CLEARLY_STRONGER) return [];
    const verdict = check(listing);
    if (verdict.is === "no") return [];
    const shared = own && !board ? sharedChipsets(own, listing.specs) : [];
    const evidence: Evidence[] = [
      ...(shared.length > 0 ? [{ code: "boards" as const, chipsets: shared.slice(0, 6).join(", ") }] : []),
      { code: "own-fit", verdict, category: listing.category },
    ];
    return [{ listing, gain: strengthOf(listing.specs), evidence, role: "best" }];
  });
}

/** More than what a step of the clock rate makes. */
const CLEARLY_STRONGER = 4;

function strengthOf({ cores, threads, boostGhz, baseGhz }: CpuSpecs): number {
  return cores * 10 + threads * 2 + (boostGhz ?? baseGhz);
}

function sharedChipsets(own: CpuSpecs, other: CpuSpecs): string[] {
  const boards = platformOf(own)?.chipsets ?? [];
  return (platformOf(other)?.chipsets ?? []).filter((chipset) => boards.includes(chipset));
}

/** Whether a board that runs the one may run the other: the board itself is not known. */
function mayShareBoard(own: CpuSpecs, other: CpuSpecs): boolean {
  const hasMemory = other.memoryTypes.some((type) => own.memoryTypes.includes(type));
  return own.socket === other.socket && hasMemory && sharedChipsets(own, other).length > 0;
}
