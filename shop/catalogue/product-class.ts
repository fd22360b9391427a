// The classes by which reports group what the shop sells: PCs by price, components by category.

import { ron, type Bani } from "../../base/money.ts";
import { categories, type Category } from "./specs.ts";

/** PCs below this price and not below the one before. */
const bands = [
  { name: "pc-under-1500", below: ron(1500) },
  { name: "pc-1500-2500", below: ron(2500) },
  { name: "pc-2500-4000", below: ron(4000) },
] as const;
const ABOVE = "pc-from-4000";

export type ProductClass = (typeof bands)[number]["name"] | typeof ABOVE | Category;

export function classOf({
  kind,
  category,
  price,
}: {
  kind: "pc" | "component";
  category: string | null;
  price: Bani;
}): ProductClass {
  if (kind === "component") return category as Category;
  return bands.find(({ below }) => price < below)?.name ?? ABOVE;
}

/** PCs first, from the cheapest; then components by name. */
export function compareClasses(a: ProductClass, b: ProductClass): number {
  const place = (of: ProductClass) => [...bands.map(({ name }) => name), ABOVE].indexOf(of as typeof ABOVE);
  const [first, second] = [place(a), place(b)];
  if (first >= 0 && second >= 0) return first - second;
  if (first >= 0 || second >= 0) return first >= 0 ? -1 : 1;
  return a.localeCompare(b);
}

export const productClasses: readonly ProductClass[] = [...bands.map(({ name }) => name), ABOVE, ...categories];

/** What the listings of a class have in common; prices from `least` to below `below`. */
export type ClassLimits = { kind: "pc"; least: Bani; below: Bani | null } | { kind: "component"; category: Category };

export function limitsOf(name: ProductClass): ClassLimits {
  const place = bands.findIndex((band) => band.name === name);
  if (place < 0 && name !== ABOVE) return { kind: "component", category: name as Category };
  const before = place < 0 ? bands.at(-1) : bands[place - 1];
  return { kind: "pc", least: before?.below ?? ron(0), below: bands[place]?.below ?? null };
}
