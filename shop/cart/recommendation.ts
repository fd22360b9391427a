// Recommendations in the cart: components that fit its content, and alternatives to a line that was sold.
// Invariant: a recommendation can be bought now, is compatible with the cart by the configurator's rules, and a
// reduction is relative to a price that was really charged (rule 20).

import type { Bani } from "../../base/money.ts";
import type { Category } from "../catalogue/specs.ts";
import {
  partsByCategory,
  partsByCategoryOfPc,
  withPartAdded,
  type PartsByCategory,
  type KnownPlatforms,
} from "../compatibility/parts-by-category.ts";
import { additionsTo } from "../compatibility/candidates.ts";
import type { Goods } from "./cart.ts";

/** A listing that the visitor could buy. `before`: the struck-through price, or null if the price is not reduced. */
export type RecommendationCandidate = { goods: Goods; badge: string | null; before: Bani | null };

export type Recommendation = {
  goods: Goods;
  /** The struck-through price, or null if the price is not reduced. */
  before: Bani | null;
  /** Discount in whole percent, rounded down; 0 if the price is not reduced. */
  discount: number;
  badge: "popular" | "bestseller" | ""; // spec 3, recommended product
};

/** A cart line, as far as recommendations need it. */
type InCart = { goods: Goods; quantity: number };

const COMPLEMENTS = 4; // spec 3

export function suggestionOf({ goods, badge, before }: RecommendationCandidate): Recommendation {
  return {
    goods,
    before,
    discount: before === null ? 0 : Math.floor(((before - goods.price) / before) * 100),
    badge: badge === "popular" || badge === "bestseller" ? badge : "",
  };
}

/** The categories of components that may complement the cart. */
export function complementCategories(cart: readonly InCart[]): Category[] {
  const bought = new Set(cart.map(({ goods }) => (goods.kind === "pc" ? "pc" : goods.category)));
  // Parts in a cart with a computer are meant for it: they need no further complements.
  const complements = bought.has("pc")
    ? complementaryCategories.pc
    : [...bought].flatMap((kind) => complementaryCategories[kind]);
  return [...new Set(complements)];
}

/**
 * Up to four components that, by the configurator's rules, can be added to each computer in the cart with the loose
 * parts in it, or, without a computer, to the loose parts as the start of one. Different categories first, reduced
 * prices first.
 */
export function complementsTo(
  cart: readonly InCart[],
  { candidates, known }: { candidates: readonly RecommendationCandidate[]; known: KnownPlatforms },
): Recommendation[] {
  const inCart = new Set(cart.map(({ goods }) => goods.id));
  const machines = machinesIn(cart);
  const canBeAdded = new Map(
    complementCategories(cart).map((category) => [
      category,
      machines.map((machine) => additionsTo(machine, category, known)),
    ]),
  );
  const fitting = candidates
    .filter(
      ({ goods }) =>
        !inCart.has(goods.id) &&
        goods.kind === "component" &&
        canBeAdded.get(goods.category)?.every((canAdd) => canAdd(goods)),
    )
    .map(suggestionOf)
    .toSorted((a, b) => attraction(b) - attraction(a) || a.goods.price - b.goods.price || a.goods.id - b.goods.id);
  return oneOfEachCategoryFirst(fitting).slice(0, COMPLEMENTS);
}

function machinesIn(cart: readonly InCart[]): PartsByCategory[] {
  const computers = cart.flatMap(({ goods }) => (goods.kind === "pc" ? [partsByCategoryOfPc(goods)] : []));
  const loose = cart.flatMap(({ goods, quantity }) =>
    goods.kind === "component" ? Array.from({ length: quantity }, () => goods) : [],
  );
  const machines = computers.length > 0 ? computers : [partsByCategory([])];
  return machines.map((machine) => loose.reduce(withPartAdded, machine));
}

function attraction({ before, badge }: Recommendation): number {
  return (before === null ? 0 : 4) + (badge === "bestseller" ? 2 : badge === "popular" ? 1 : 0);
}

function oneOfEachCategoryFirst(ranked: readonly Recommendation[]): Recommendation[] {
  const seen = new Set<string | null>();
  const first = ranked.filter(({ goods }) => {
    const category = goods.kind === "component" ? goods.category : null;
    return !seen.has(category) && seen.add(category);
  });
  return [...first, ...ranked.filter((entry) => !first.includes(entry))];
}

/**
 * For a computer, the parts that can be added to it; for a part, the categories that depend on it or that it depends
 * on.
 */
const complementaryCategories: Record<Category | "pc", readonly Category[]> = {
  pc: ["ssd", "hdd", "ram"],
  processors: ["motherboards", "coolers", "ram"],
  "graphics-cards": ["power-supplies", "cases"],
  motherboards: ["processors", "ram", "ssd", "cases"],
  ram: ["motherboards", "processors"],
  ssd: ["hdd"],
  hdd: ["ssd"],
  "power-supplies": ["graphics-cards"],
  cases: ["motherboards", "graphics-cards", "power-supplies"],
  coolers: ["processors"],
};
