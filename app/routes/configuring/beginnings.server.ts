// Where a build may begin: for a few budgets, the strongest computer that the shelf's own parts make for it.
// Must always hold: made from what is on the shelf and measured in the shop, never from a list of ours.

import { ron, type Bani } from "../../../base/money.ts";
import { pricePresetsOf } from "../../../shop/catalogue/aisle.ts";
import type { ComponentListing } from "../../../shop/catalogue/listing.ts";
import { pictureOf } from "../../../shop/catalogue/picture.ts";
import type { Shelf } from "../../../shop/catalogue/shelf.server.ts";
import { capacityLabel, partName, ramLabel, type Category, type CpuSpecs, type GpuSpecs } from "../../../shop/catalogue/specs.ts";
import { askedOf, buildTotal, partsOf, type Asked, type Build } from "../../../shop/configurator/build.ts";
import { completeBuild, floors, worthTrying } from "../../../shop/configurator/complete.ts";
import type { Expected } from "../../../shop/configurator/expected.ts";
import { known } from "../../../shop/configurator/known.server.ts";
import { expectedOn } from "../../../shop/configurator/view-build.server.ts";
import { componentsOn } from "./shelf-parts.server.ts";

/** `budget`: what it stays within. `picture`: of its graphics card. */
export type ShownBeginning = { budget: Bani; asked: Asked[]; total: Bani; names: string[]; picture: string; expected: Expected[] };

const MOST = 4;
/** Pairs of processor and graphics card that are tried for one budget. */
const MOST_TRIED = 12;
const GAMES_SHOWN = 2;
/** Changes of the shelf after which they are worked out again, though all of their parts are still there. */
const LAST = 100;

const kept = new WeakMap<Shelf, { version: number; beginnings: ShownBeginning[] }>();

export function beginningsOn(shelf: Shelf): ShownBeginning[] {
  const made = kept.get(shelf);
  if (made && shelf.version - made.version <= LAST && made.beginnings.every((beginning) => isAsBefore(shelf, beginning))) return made.beginnings;
  const { version } = shelf;
  const beginnings = makeBeginnings(shelf);
  kept.set(shelf, { version, beginnings });
  return beginnings;
}

/** Whether all of it can still be bought, for as much. */
function isAsBefore(shelf: Shelf, { asked, total }: ShownBeginning): boolean {
  let sum = 0;
  for (const { listingId, quantity } of asked) {
    const listing = shelf.byId(listingId);
    if (!listing || listing.free < quantity) return false;
    sum += listing.price * quantity;
  }
  return sum === total;
}

function makeBeginnings(shelf: Shelf): ShownBeginning[] {
  const onShelf = worthTrying(componentsOn(shelf), floors.games);
  const pairs = strongestPairs(shelf);
  const rest = cheapestRest(onShelf);
  const made = new Map<Build, Build | null>();
  const whole = (pair: Build): Build | null => {
    if (!made.has(pair)) {
      const completed = completeBuild(pair, { onShelf, known, floor: floors.games, proposed: true });
      made.set(pair, completed.ok ? [...pair, ...completed.value] : null);
    }
    return made.get(pair) ?? null;
  };
  const found: ShownBeginning[] = [];
  for (const { max } of pricePresetsOf("pc")) {
    const budget = ron(max ?? 0);
    const affordable = pairs.filter((pair) => buildTotal(pair) + rest <= budget).slice(0, MOST_TRIED);
    for (const pair of affordable) {
      const build = whole(pair);
      if (!build || buildTotal(build) > budget) continue;
      if (found.every(({ total }) => total !== buildTotal(build))) found.push(shownBeginning(build, { budget, shelf }));
      break;
    }
  }
  return found.slice(-MOST);
}

const filledIn: readonly Category[] = ["motherboards", "ram", "ssd", "cases", "coolers", "power-supplies"];

/** Whatever is filled in costs at least this. */
function cheapestRest(onShelf: readonly ComponentListing[]): number {
  const least = (category: Category) => Math.min(...onShelf.filter((part) => part.category === category).map(({ price }) => price));
  return filledIn.reduce((sum, category) => sum + least(category), 0);
}

/** Processor and graphics card as they stand together in measured machines, the strongest first, each at its cheapest. */
function strongestPairs(shelf: Shelf): Build[] {
  const pairs = new Map<string, { cpu: CpuSpecs; gpu: GpuSpecs; points: number; machines: number }>();
  for (const listing of shelf.all()) {
    if (listing.kind !== "pc" || listing.specs.gpu === null || listing.scores.futuremark === undefined) continue;
    const { cpu, gpu } = listing.specs;
    const key = `${cpu.model} ${gpu.chip} ${gpu.vramGb}`;
    const pair = pairs.get(key) ?? { cpu, gpu, points: 0, machines: 0 };
    pair.points += listing.scores.futuremark;
    pair.machines++;
    pairs.set(key, pair);
  }
  const byPrice = [...shelf.componentsOf("processors"), ...shelf.componentsOf("graphics-cards")].toSorted((a, b) => a.price - b.price);
  return [...pairs.values()]
    .toSorted((a, b) => b.points / b.machines - a.points / a.machines)
    .map((pair) => pairOf(pair, byPrice))
    .filter((pair) => pair !== null);
}

function pairOf({ cpu, gpu }: { cpu: CpuSpecs; gpu: GpuSpecs }, byPrice: readonly ComponentListing[]): Build | null {
  const processor = byPrice.find((part) => part.category === "processors" && part.specs.model === cpu.model);
  const card = byPrice.find((part) => part.category === "graphics-cards" && part.specs.chip === gpu.chip && part.specs.vramGb === gpu.vramGb);
  return processor && card ? [processor, card].map((listing) => ({ listing, quantity: 1 })) : null;
}

function shownBeginning(build: Build, { budget, shelf }: { budget: Bani; shelf: Shelf }): ShownBeginning {
  const [card] = partsOf(build, "graphics-cards");
  const names = [
    ...partsOf(build, "processors").map(({ listing }) => partName(listing.specs)),
    ...partsOf(build, "graphics-cards").map(({ listing }) => partName(listing.specs)),
    ...partsOf(build, "ram").map(({ listing }) => ramLabel(listing.specs)),
    ...partsOf(build, "ssd").map(({ listing }) => `SSD ${capacityLabel(listing.specs.capacityGb)}`),
  ];
  return { budget, asked: askedOf(build), total: buildTotal(build), names, picture: card ? pictureOf(card.listing) : "", expected: expectedOn(shelf, build).slice(0, GAMES_SHOWN) };
}
