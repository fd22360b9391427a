// Where a build may begin: for a few budgets, the strongest computer that the parts on the shelf make.
// Invariant: made from what is on the shelf and measured in the shop, never from a list of ours.

import { ron, type Bani } from "../../base/money.ts";
import { pricePresetsOf } from "../catalogue/product-type.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import type { Category, CpuSpecs, GpuSpecs } from "../catalogue/specs.ts";
import { askedOf, buildTotal, type RequestedBuild, type Build } from "../compatibility/build.ts";
import { completeBuild, floors, worthTrying } from "./complete.ts";
import type { Expected } from "./expected.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import { componentsOn } from "./shelf-parts.ts";
import { expectedOn } from "./view-build.server.ts";

/** `budget`: what it stays within. `expected`: for the first games only. */
export type StarterBuild = { budget: Bani; build: Build; asked: RequestedBuild[]; total: Bani; expected: Expected[] };

const MOST = 4;
/** Pairs of processor and graphics card that are tried for one budget. */
const MOST_TRIED = 12;
const GAMES_SHOWN = 2;
/** Changes of the shelf after which they are worked out again, though all of their parts are still there. */
const LAST = 100;

const cached = new WeakMap<CatalogueIndex, { version: number; builds: StarterBuild[] }>();

/** For each of a few budgets the strongest computer that the parts on the shelf make; worked out anew once one of their parts is gone or costs another price. */
export function starterBuildsOn(catalogueIndex: CatalogueIndex): StarterBuild[] {
  const made = cached.get(catalogueIndex);
  if (
    made &&
    catalogueIndex.version - made.version <= LAST &&
    made.builds.every((build) => isAsBefore(catalogueIndex, build))
  )
    return made.builds;
  const { version } = catalogueIndex;
  const builds = makeStarterBuilds(catalogueIndex);
  cached.set(catalogueIndex, { version, builds });
  return builds;
}

/** Whether all of it can still be bought, for as much. */
function isAsBefore(catalogueIndex: CatalogueIndex, { asked, total }: StarterBuild): boolean {
  let sum = 0;
  for (const { listingId, quantity } of asked) {
    const listing = catalogueIndex.byId(listingId);
    if (!listing || listing.free < quantity) return false;
    sum += listing.price * quantity;
  }
  return sum === total;
}

function makeStarterBuilds(catalogueIndex: CatalogueIndex): StarterBuild[] {
  const onShelf = worthTrying(componentsOn(catalogueIndex), floors.games);
  const pairs = strongestPairs(catalogueIndex);
  const rest = cheapestRest(onShelf);
  const made = new Map<Build, Build | null>();
  const whole = (pair: Build): Build | null => {
    if (!made.has(pair)) {
      const completed = completeBuild(pair, { onShelf, known, floor: floors.games, proposed: true });
      made.set(pair, completed.ok ? [...pair, ...completed.value] : null);
    }
    return made.get(pair) ?? null;
  };
  const found: StarterBuild[] = [];
  for (const { max } of pricePresetsOf("pc")) {
    const budget = ron(max ?? 0);
    const affordable = pairs.filter((pair) => buildTotal(pair) + rest <= budget).slice(0, MOST_TRIED);
    for (const pair of affordable) {
      const build = whole(pair);
      if (!build || buildTotal(build) > budget) continue;
      if (found.every(({ total }) => total !== buildTotal(build)))
        found.push(starterBuild(build, { budget, catalogueIndex }));
      break;
    }
  }
  return found.slice(-MOST);
}

const filledIn: readonly Category[] = ["motherboards", "ram", "ssd", "cases", "coolers", "power-supplies"];

/** Whatever is filled in costs at least this. */
function cheapestRest(onShelf: readonly ComponentListing[]): number {
  const least = (category: Category) =>
    Math.min(...onShelf.filter((part) => part.category === category).map(({ price }) => price));
  return filledIn.reduce((sum, category) => sum + least(category), 0);
}

/** Processor and graphics card as they stand together in measured machines, the strongest first, each at its cheapest. */
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

function starterBuild(
  build: Build,
  { budget, catalogueIndex }: { budget: Bani; catalogueIndex: CatalogueIndex },
): StarterBuild {
  return {
    budget,
    build,
    asked: askedOf(build),
    total: buildTotal(build),
    expected: expectedOn(catalogueIndex, build).slice(0, GAMES_SHOWN),
  };
}
