// What the shop suggests beside a cart: things that go with it, and things like the one that was just sold.
// Invariant: a suggestion can be bought now, the configurator's rules find nothing wrong with it beside what is in the cart, and a
// reduction is against a price that was really asked (rule 20).

import type { Bani } from "../../base/money.ts";
import type { Category } from "../catalogue/specs.ts";
import {
  partsByCategory,
  partsByCategoryPc,
  laidWith,
  type Assembly,
  type Knowledge,
} from "../compatibility/parts-by-category.ts";
import { additionsTo } from "../compatibility/candidates.ts";
import type { Goods } from "./cart.ts";

/** A listing on the shelf that the visitor could have. `before`: the price to strike through, or null where nothing is off. */
export type RecommendationCandidate = { goods: Goods; badge: string | null; before: Bani | null };

export type Recommendation = {
  goods: Goods;
  /** The price to strike through, or null where nothing is off. */
  before: Bani | null;
  /** Whole percent off, rounded down; 0 where nothing is off. */
  discount: number;
  badge: "popular" | "bestseller" | ""; // spec 3, recommended product
};

/** So many of something in the cart. */
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

/** The categories in which something may go with what is in the cart. */
export function categoriesBeside(cart: readonly InCart[]): Category[] {
  const bought = new Set(cart.map(({ goods }) => (goods.kind === "pc" ? "pc" : goods.category)));
  // Parts beside a computer are meant for it: what else they would go with is another computer's.
  const beside = bought.has("pc") ? goesBeside.pc : [...bought].flatMap((kind) => goesBeside[kind]);
  return [...new Set(beside)];
}

/**
 * Up to four components that the configurator's rules let join what is in the cart: each computer there, with the loose parts put into
 * it; without one, the loose parts as the beginning of one. Of different categories while there are any, the reduced first.
 */
export function complementsTo(
  cart: readonly InCart[],
  { candidates, known }: { candidates: readonly RecommendationCandidate[]; known: Knowledge },
): Recommendation[] {
  const inCart = new Set(cart.map(({ goods }) => goods.id));
  const machines = machinesIn(cart);
  const joins = new Map(
    categoriesBeside(cart).map((category) => [
      category,
      machines.map((machine) => additionsTo(machine, category, known)),
    ]),
  );
  const fitting = candidates
    .filter(
      ({ goods }) =>
        !inCart.has(goods.id) &&
        goods.kind === "component" &&
        joins.get(goods.category)?.every((joinsMachine) => joinsMachine(goods)),
    )
    .map(suggestionOf)
    .toSorted((a, b) => attraction(b) - attraction(a) || a.goods.price - b.goods.price || a.goods.id - b.goods.id);
  return oneOfEachCategoryFirst(fitting).slice(0, COMPLEMENTS);
}

function machinesIn(cart: readonly InCart[]): Assembly[] {
  const computers = cart.flatMap(({ goods }) => (goods.kind === "pc" ? [partsByCategoryPc(goods)] : []));
  const loose = cart.flatMap(({ goods, quantity }) =>
    goods.kind === "component" ? Array.from({ length: quantity }, () => goods) : [],
  );
  const begun = computers.length > 0 ? computers : [partsByCategory([])];
  return begun.map((machine) => loose.reduce(laidWith, machine));
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

/** What goes with a computer is what can be added to it; what goes with a part is what decides it, or is decided by it. */
const goesBeside: Record<Category | "pc", readonly Category[]> = {
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
