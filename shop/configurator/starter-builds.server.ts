// Starter builds: for a few budgets, the strongest computer that the available parts make.
// Invariant: derived from available components and the shop's own measurements, never from a list in the code.

import { ron, type Bani } from "../../base/money.ts";
import { pricePresetsOf } from "../catalogue/product-type.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import type { Category, CpuSpecs, GpuSpecs } from "../catalogue/specs.ts";
import { requestedPartsOf, buildTotal, type RequestedPart, type Build } from "../compatibility/build.ts";
import { completeBuild, floors, cheapestOfEachClass } from "./complete-build.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import { availableComponents } from "./available-components.ts";

/** `budget`: the upper limit of `total`. */
export type StarterBuild = {
  budget: Bani;
  build: Build;
  requested: RequestedPart[];
  total: Bani;
};

const MOST = 4;
/** Pairs of processor and graphics card that are tried per budget. */
const MOST_TRIED = 12;
/** Changes of the index after which they are recomputed even if all their parts are still available. */
const MAX_CHANGES = 100;

const cache = new WeakMap<CatalogueIndex, { version: number; builds: StarterBuild[] }>();

/**
 * The strongest computer for each of a few budgets; recomputed once one of the parts is gone or its price has changed.
 */
export function starterBuildsOn(catalogueIndex: CatalogueIndex): StarterBuild[] {
  const cached = cache.get(catalogueIndex);
  if (
    cached &&
    catalogueIndex.version - cached.version <= MAX_CHANGES &&
    cached.builds.every((build) => isStillAvailable(catalogueIndex, build))
  )
    return cached.builds;
  const { version } = catalogueIndex;
  const builds = makeStarterBuilds(catalogueIndex);
  cache.set(catalogueIndex, { version, builds });
  return builds;
}

/** Whether all parts are still available at the same total. */
function isStillAvailable(catalogueIndex: CatalogueIndex, { requested, total }: StarterBuild): boolean {
  let sum = 0;
  for (const { listingId, quantity } of requested) {
    const listing = catalogueIndex.byId(listingId);
    if (!listing || listing.free < quantity) return false;
    sum += listing.price * quantity;
  }
  return sum === total;
}

function makeStarterBuilds(catalogueIndex: CatalogueIndex): StarterBuild[] {
  const components = cheapestOfEachClass(availableComponents(catalogueIndex), floors.games);
  const pairs = strongestPairs(catalogueIndex);
  const rest = cheapestRest(components);
  const completedByPair = new Map<Build, Build | null>();
  const complete = (pair: Build): Build | null => {
    if (!completedByPair.has(pair)) {
      const completed = completeBuild(pair, { components, known, floor: floors.games, proposed: true });
      completedByPair.set(pair, completed.ok ? [...pair, ...completed.value] : null);
    }
    return completedByPair.get(pair) ?? null;
  };
  const found: StarterBuild[] = [];
  for (const { max } of pricePresetsOf("pc")) {
    const budget = ron(max ?? 0);
    const affordable = pairs.filter((pair) => buildTotal(pair) + rest <= budget).slice(0, MOST_TRIED);
    for (const pair of affordable) {
      const build = complete(pair);
      if (!build || buildTotal(build) > budget) continue;
      if (found.every(({ total }) => total !== buildTotal(build)))
        found.push({ budget, build, requested: requestedPartsOf(build), total: buildTotal(build) });
      break;
    }
  }
  return found.slice(-MOST);
}

const completedCategories: readonly Category[] = ["motherboards", "ram", "ssd", "cases", "coolers", "power-supplies"];

/** Lower bound for the price of the parts that are added to a pair. */
function cheapestRest(components: readonly ComponentListing[]): number {
  const least = (category: Category) =>
    Math.min(...components.filter((part) => part.category === category).map(({ price }) => price));
  return completedCategories.reduce((sum, category) => sum + least(category), 0);
}

/**
 * Pairs of processor and graphics card that occur in measured machines, the strongest first, each as the cheapest
 * listings.
 */
function strongestPairs(catalogueIndex: CatalogueIndex): Build[] {
  const pairs = new Map<string, { cpu: CpuSpecs; gpu: GpuSpecs; points: number; machines: number }>();
  for (const listing of catalogueIndex.all()) {
    if (listing.kind !== "pc" || listing.specs.gpu === null || listing.scores.futuremark === undefined) continue;
    const { cpu, gpu } = listing.specs;
    const key = `${cpu.model} ${gpu.chip} ${gpu.vramGb}`;
    const pair = pairs.get(key) ?? { cpu, gpu, points: 0, machines: 0 };
    pair.points += listing.scores.futuremark;
    pair.machines++;
    pairs.set(key, pair);
  }
  const byPrice = [
    ...catalogueIndex.componentsOf("processors"),
    ...catalogueIndex.componentsOf("graphics-cards"),
  ].toSorted((a, b) => a.price - b.price);
  return [...pairs.values()]
    .toSorted((a, b) => b.points / b.machines - a.points / a.machines)
    .map((pair) => pairOf(pair, byPrice))
    .filter((pair) => pair !== null);
}

function pairOf({ cpu, gpu }: { cpu: CpuSpecs; gpu: GpuSpecs }, byPrice: readonly ComponentListing[]): Build | null {
  const processor = byPrice.find((part) => part.category === "processors" && part.specs.model === cpu.model);
  const card = byPrice.find(
    (part) => part.category === "graphics-cards" && part.specs.chip === gpu.chip && part.specs.vramGb === gpu.vramGb,
  );
  return processor && card ? [processor, card].map((listing) => ({ listing, quantity: 1 })) : null;
}
