// What has to be replaced together with a new part: the cheapest parts in stock with which it fits after all.
// Invariant: with the companions nothing is wrong that was not wrong before; where no three parts achieve that, there are none.

import { ron, type Bani, bani } from "../../base/money.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";
import { check, rulesAbout } from "../compatibility/check-fit.ts";
import { equivalenceClassesOf } from "../compatibility/equivalence-classes.ts";
import type { Incompatibility, Severity } from "../compatibility/incompatibility.ts";
import {
  withPartAdded,
  without,
  type KnownPlatforms,
  type PartsByCategory,
} from "../compatibility/parts-by-category.ts";

const MOST_COMPANIONS = 3;

/** In this order parts are replaced: the ones that cost least work first. Processors and cards are upgrades of their own. */
const replaceable: readonly Category[] = ["power-supplies", "coolers", "motherboards", "ram", "cases"];

/** Added to a price, so that no few lei are saved with an adapter or half of the memory's speed. */
const PENALTY: Record<Severity, number> = { note: ron(25), unsure: ron(50), wrong: ron(100_000) };

/** Parts in stock by category, the cheapest of each equivalence class. */
export type CompanionStock = ReadonlyMap<Category, readonly ComponentListing[]>;

export function companionStock(componentsOf: (category: Category) => readonly ComponentListing[]): CompanionStock {
  return new Map(
    replaceable.map((category) => [
      category,
      equivalenceClassesOf(componentsOf(category).filter(({ free }) => free > 0)).map(({ cheapest }) => cheapest),
    ]),
  );
}

/** The parts to replace along with a part that is in `parts` already; null if none in stock make it fit. */
export function companionsFor(
  parts: PartsByCategory,
  { part, stock, known }: { part: ComponentListing; stock: CompanionStock; known: KnownPlatforms },
): { companions: ComponentListing[]; parts: PartsByCategory } | null {
  const companions: ComponentListing[] = [];
  const changed = new Set<Category>([part.category]);
  let now = parts;
  for (;;) {
    const wrong = wrongAbout(now, [...changed], known);
    if (wrong.length === 0) return { companions, parts: now };
    const category = replaceable.find(
      (option) => !changed.has(option) && wrong.some(({ between }) => between.includes(option)),
    );
    if (category === undefined || companions.length === MOST_COMPANIONS) return null;
    changed.add(category);
    const base = without(now, category);
    const [best] = (stock.get(category) ?? [])
      .map((listing) => ({
        listing,
        cost: costOf(listing, check(rulesAbout(category), { parts: withPartAdded(base, listing), known })),
      }))
      .toSorted((a, b) => a.cost - b.cost || a.listing.id - b.listing.id);
    if (!best) return null;
    companions.push(best.listing);
    now = withPartAdded(base, best.listing);
  }
}

function wrongAbout(parts: PartsByCategory, categories: readonly Category[], known: KnownPlatforms): Incompatibility[] {
  return categories
    .flatMap((category) => check(rulesAbout(category), { parts, known }))
    .filter(({ severity }) => severity === "wrong");
}

function costOf({ price }: ComponentListing, incompatibilities: readonly Incompatibility[]): number {
  return incompatibilities.reduce<number>((sum, { severity }) => sum + PENALTY[severity], price);
}

/** What a part costs together with its companions. */
export function totalOf(part: ComponentListing, companions: readonly ComponentListing[]): Bani {
  return bani(companions.reduce<number>((sum, { price }) => sum + price, part.price));
}
