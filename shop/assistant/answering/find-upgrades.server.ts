// Upgrades for a computer of which the visitor named parts: components in stock that the compatibility rules allow.
// Invariant: a part that the rules reject is never proposed; what is not known of the computer is said, not assumed.

import type { ListingId } from "../../../base/id.ts";
import { bani } from "../../../base/money.ts";
import type { CatalogueIndex } from "../../catalogue/catalogue-index.server.ts";
import type { ComponentListing } from "../../catalogue/listing.ts";
import { games, type CpuSpecs, type GpuSpecs, type RamType } from "../../catalogue/specs.ts";
import { performancePartsOf, type PerformanceParts } from "../../estimates/fps-estimate.ts";
import type { Build } from "../../compatibility/build.ts";
import { candidatesFor, fits } from "../../compatibility/candidates.ts";
import { known } from "../../compatibility/known-platforms.server.ts";
import { partsByCategory } from "../../compatibility/parts-by-category.ts";
import { wantedOf } from "../../compatibility/power.ts";
import { platformOf } from "../../parts/platform-of.server.ts";
import type { PartCriteria, Criteria } from "../criteria.ts";
import { knownCards, knownProcessor } from "./component-constraints.server.ts";
import { scoresByChip } from "./find-picks.server.ts";
import { estimateFor, frameNeeds, type FrameModel } from "./frames.ts";
import { isChip, isProcessor, partLabel } from "./part-names.ts";
import type { AssistantPick, Evidence, PickRole } from "./pick.ts";
import type { Spending } from "./spending.ts";

export type FoundUpgrades = {
  picks: AssistantPick[];
  /** Owned or asked parts that the shop's list does not have: nothing is said about them. */
  unknown: string[];
  /** Why nothing is proposed; null if something is. */
  none: "nothing-better" | "unknown-parts" | "not-in-stock" | null;
};

type Owned = { cpu: CpuSpecs | null; gpu: GpuSpecs | null };

/** Not an id of the catalogue: the visitor's own parts. */
const OWN = 0 as ListingId;

/** The three best answers: the cheapest better part, the best one, and one between; within the budget if there is one. */
export function findUpgrades(
  catalogueIndex: CatalogueIndex,
  { criteria, spending, model }: { criteria: Criteria; spending: Spending | null; model: FrameModel },
): FoundUpgrades {
  const { owned, unknown } = ownedMachine(criteria.owns, catalogueIndex);
  if (owned.cpu === null && owned.gpu === null) return { picks: [], unknown, none: "unknown-parts" };
  const isNamed = criteria.wants.length > 0;
  const isAbout = (category: "graphics-cards" | "processors") =>
    isNamed
      ? criteria.wants.some((part) => part.category === category)
      : criteria.product === null || criteria.product === category;
  const cards = isAbout("graphics-cards") ? betterCards(catalogueIndex, owned, { criteria, model }) : [];
  const processors = isAbout("processors") ? betterProcessors(catalogueIndex, owned, { criteria, model }) : [];
  const memory = criteria.product === "ram" ? fittingMemory(catalogueIndex, owned) : [];
  const most = spending?.max ?? Number.POSITIVE_INFINITY;
  const affordable = (upgrades: Upgrade[]) => upgrades.filter(({ listing }) => listing.price <= most);
  const groups = [affordable(cards), affordable(processors), affordable(memory)].filter((group) => group.length > 0);
  const chosen = isNamed ? groups.flat().slice(0, 3) : spread(groups);
  const none = chosen.length > 0 ? null : isNamed ? "not-in-stock" : "nothing-better";
  return {
    picks: chosen.map((upgrade) => pickOf(upgrade, { isNamed, isWithinBudget: spending !== null })),
    unknown,
    none,
  };
}

type Upgrade = { listing: ComponentListing; gain: number; evidence: Evidence[]; role: PickRole };

function pickOf(
  { listing, evidence, role }: Upgrade,
  { isNamed, isWithinBudget }: { isNamed: boolean; isWithinBudget: boolean },
): AssistantPick {
  const own = role === "best" && !isWithinBudget ? "fastest" : role;
  return { role: isNamed ? "named" : own, listing, evidence, relaxed: [] };
}

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

function ownedMachine(
  owns: readonly PartCriteria[],
  catalogueIndex: CatalogueIndex,
): { owned: Owned; unknown: string[] } {
  const owned: Owned = { cpu: null, gpu: null };
  const unknown: string[] = [];
  for (const { category, name } of owns) {
    if (category === "processors") owned.cpu ??= cpuSpecs(name);
    if (category === "graphics-cards") owned.gpu ??= gpuSpecs(name, catalogueIndex);
    const isKnown = category === "processors" ? owned.cpu : category === "graphics-cards" ? owned.gpu : true;
    if (!isKnown) unknown.push(partLabel(name));
  }
  return { owned, unknown };
}

function cpuSpecs(name: string): CpuSpecs | null {
  const part = knownProcessor(name);
  if (!part) return null;
  const { architecture: _a, chipsets: _c, memoryTypes, launchYear, ...facts } = part.facts;
  const isRamType = (type: string): type is RamType => type !== "DDR2";
  return {
    ...facts,
    brand: part.brand === "AMD" ? "AMD" : "Intel",
    model: part.name,
    memoryTypes: memoryTypes.filter(isRamType),
    launchYear: launchYear ?? 0,
  };
}

/** Of several sizes of memory the one that most PCs of the shop have; an answer with figures names it. */
function gpuSpecs(name: string, catalogueIndex: CatalogueIndex): GpuSpecs | null {
  const sizes = catalogueIndex
    .all()
    .flatMap((pc) => (pc.kind === "pc" && isChip(pc.specs.gpu, name) ? [pc.specs.gpu?.vramGb] : []));
  const count = (vramGb: number) => sizes.filter((size) => size === vramGb).length;
  const part = knownCards(name).toSorted((a, b) => count(b.facts.vramGb) - count(a.facts.vramGb))[0];
  if (!part) return null;
  const { facts } = part;
  return {
    brand: part.brand === "AMD" ? "AMD" : "NVIDIA",
    chip: facts.chip,
    vramGb: facts.vramGb,
    memoryType: facts.memoryType ?? "",
    tdpWatts: facts.tdpWatts ?? 0,
    lengthMm: facts.typicalLengthMm ?? 0,
    slots: 2,
    powerConnectors: [...(facts.powerConnectors ?? [])],
    launchYear: facts.launchYear ?? 0,
  };
}

/** The visitor's computer as far as it is known, without the part that is to be replaced. */
function buildWith(owned: Owned, without: "processors" | "graphics-cards"): Build {
  const own = {
    id: OWN,
    title: "",
    price: bani(0),
    warrantyMonths: 0,
    badge: null,
    publishedAt: new Date(0),
    grade: "A" as const,
    free: 1,
    stock: 1,
    photo: null,
  };
  const build: Build = [
    ...(owned.cpu && without !== "processors"
      ? [
          {
            listing: { ...own, kind: "component" as const, category: "processors" as const, specs: owned.cpu },
            quantity: 1,
          },
        ]
      : []),
    ...(owned.gpu && without !== "graphics-cards"
      ? [
          {
            listing: { ...own, kind: "component" as const, category: "graphics-cards" as const, specs: owned.gpu },
            quantity: 1,
          },
        ]
      : []),
  ];
  return build;
}

/** Estimates of the computer now and with the part: in the games that were named, else in the most demanding one. */
function framesGained(now: Owned, then: Owned, { criteria, model }: Upgrading): Evidence[] {
  const before = partsOfOwned(now);
  const after = partsOfOwned(then);
  if (before === null || after === null) return [];
  const isNamed = criteria.games.length > 0;
  const gains = frameNeeds({ ...criteria, games: isNamed ? criteria.games : [...games] }, model).flatMap(
    ({ game, runs }): Evidence[] => {
      for (const run of runs) {
        const from = estimateFor(before, run, model);
        const to = estimateFor(after, run, model);
        if (from && to)
          return [
            { code: "frames-gain", now: namesOf(now), game, from, to, screen: run.screen, settings: run.settings },
          ];
      }
      return [];
    },
  );
  return isNamed ? gains : gains.toSorted((a, b) => lowNow(a) - lowNow(b)).slice(0, 1);
}

const lowNow = (fact: Evidence) => (fact.code === "frames-gain" ? fact.from.low : 0);

function namesOf({ cpu, gpu }: Owned): string {
  return [cpu?.model, gpu && `${gpu.chip} ${gpu.vramGb} GB`].filter((name) => typeof name === "string").join(" + ");
}

function partsOfOwned({ cpu, gpu }: Owned): PerformanceParts | null {
  return cpu === null ? null : performancePartsOf({ cpu, gpu });
}

/** A card must be a third faster to be worth the work. */
const WORTH_IT = 1.3;

type Upgrading = { criteria: Criteria; model: FrameModel };

function betterCards(catalogueIndex: CatalogueIndex, owned: Owned, { criteria, model }: Upgrading): Upgrade[] {
  const build = buildWith(owned, "graphics-cards");
  const scores = scoresByChip(catalogueIndex);
  const before = owned.gpu && (scores.get(owned.gpu.chip) ?? null);
  const wanted = criteria.wants.filter(({ category }) => category === "graphics-cards");
  return candidatesFor(build, "graphics-cards", { components: catalogueIndex.componentsOf("graphics-cards"), known })
    .filter(fits)
    .flatMap(({ listing }): Upgrade[] => {
      if (listing.category !== "graphics-cards") return [];
      const after = scores.get(listing.specs.chip) ?? null;
      const isNamed = wanted.some(({ name }) => isChip(listing.specs, name));
      if (wanted.length > 0 ? !isNamed : !isBetterCard(listing.specs, { owned: owned.gpu, before, after })) return [];
      const watts = wantedOf(partsByCategory([...build, { listing, quantity: 1 }]));
      const evidence: Evidence[] = [{ code: "supply", watts }];
      if (before !== null && after !== null) evidence.unshift({ code: "gain", from: before, to: after });
      else if (after !== null) evidence.unshift({ code: "score", value: after });
      evidence.unshift(...framesGained(owned, { ...owned, gpu: listing.specs }, { criteria, model }));
      return [{ listing, gain: after ?? listing.specs.tdpWatts, evidence, role: "best" }];
    });
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

function betterProcessors(catalogueIndex: CatalogueIndex, owned: Owned, { criteria, model }: Upgrading): Upgrade[] {
  const { cpu } = owned;
  if (cpu === null) return [];
  const boards = platformOf(cpu)?.chipsets ?? [];
  const wanted = criteria.wants.filter(({ category }) => category === "processors");
  return catalogueIndex.componentsOf("processors").flatMap((listing): Upgrade[] => {
    if (listing.category !== "processors" || listing.specs.socket !== cpu.socket) return [];
    const shared = (platformOf(listing.specs)?.chipsets ?? []).filter((chipset) => boards.includes(chipset));
    const hasMemory = listing.specs.memoryTypes.some((type) => cpu.memoryTypes.includes(type));
    if (shared.length === 0 || !hasMemory) return [];
    const isNamed = wanted.some(({ name }) => isProcessor(listing.specs, name));
    const strength = (one: CpuSpecs) => one.cores * 10 + one.threads * 2 + (one.boostGhz ?? one.baseGhz);
    if (wanted.length > 0 ? !isNamed : strength(listing.specs) <= strength(cpu) + 4) return [];
    return [
      {
        listing,
        gain: strength(listing.specs),
        evidence: [
          ...framesGained(owned, { ...owned, cpu: listing.specs }, { criteria, model }),
          { code: "boards", chipsets: shared.slice(0, 6).join(", ") },
        ],
        role: "best",
      },
    ];
  });
}

function fittingMemory(catalogueIndex: CatalogueIndex, owned: Owned): Upgrade[] {
  const build = buildWith(owned, "graphics-cards");
  if (build.length === 0) return [];
  return candidatesFor(build, "ram", { components: catalogueIndex.componentsOf("ram"), known })
    .filter(fits)
    .map(({ listing }) => ({
      listing,
      gain: listing.category === "ram" ? listing.specs.capacityGb : 0,
      evidence: [],
      role: "best",
    }));
}
