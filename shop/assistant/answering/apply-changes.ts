// Turns a change to the last answer ("cheaper", "more storage") into fields, by the products that were shown.

import type { ListingId } from "../../../base/id.ts";
import { bani, ceilRon, floorRon, type Bani } from "../../../base/money.ts";
import type { Listing } from "../../catalogue/listing.ts";
import type { Criteria, CriteriaChange, NamedBudget } from "../criteria.ts";
import type { Criterion } from "./constraint.ts";
import type { SearchCriteria } from "./pc-constraints.ts";

/** One leu below, so that the same product does not come again. */
const LESS = 1; // RON

export type Changed = { criteria: SearchCriteria; hidden: ListingId[] };

/** `shown`: the products of the last answer that are still in stock. */
export function applyChanges(
  criteria: Criteria,
  { shown, hidden, firm }: { shown: readonly Listing[]; hidden: readonly ListingId[]; firm: readonly Criterion[] },
): Changed {
  let changed: SearchCriteria = { ...criteria, aboveScore: null, firm: [...firm, ...firmOf(criteria)] };
  let left = [...hidden];
  const [first] = shown;
  for (const change of criteria.changes) {
    // "Cheaper, about 1800": the amount says how much.
    const isNamed = firm.includes("budgetMax");
    if (change === "cheaper" && first) changed = isNamed ? { ...changed, prefer: "cheapest" } : cheaper(changed, shown);
    if (change === "dearer" && first)
      changed = {
        ...changed,
        budget: {
          min: ceilRon(bani(Math.max(...shown.map(({ price }) => price)))),
          max: null,
          currency: "RON",
          about: false,
        },
      };
    if (change === "cheaper" && !first) changed = { ...changed, prefer: "cheapest" };
    if (change === "faster")
      changed = first?.kind === "pc" ? faster(changed, shown) : { ...changed, prefer: "fastest" };
    if (change === "more-storage") changed = { ...changed, storageGb: more(storageOf(first), changed.storageGb, 512) };
    if (change === "more-ram") changed = { ...changed, ramGb: more(ramOf(first), changed.ramGb, 16) };
    if (change === "quieter") changed = { ...changed, quiet: true };
    if (change === "smaller") changed = { ...changed, size: "small" };
    if (change === "others") left = [...left, ...shown.map(({ id }) => id)];
  }
  return { criteria: changed, hidden: left };
}

/** The constraint that each change is about. */
const constraintOf: Partial<Record<CriteriaChange, Criterion>> = {
  cheaper: "budgetMax",
  dearer: "budgetMin",
  faster: "score",
  "more-storage": "storage",
  "more-ram": "ram",
  quieter: "quiet",
  smaller: "size",
};

const firmOf = ({ changes }: Criteria) => changes.flatMap((change) => constraintOf[change] ?? []);

/** What the last message asks for and the criteria before it did not: it gives way last. */
export function newlyNamed(before: Criteria | null, criteria: Criteria): Criterion[] {
  if (before?.kind !== "find") return [];
  const named: Criterion[] = [];
  if (criteria.colour !== before.colour) named.push("colour");
  if (criteria.size !== before.size) named.push("size");
  if (criteria.quiet !== before.quiet) named.push("quiet");
  if (criteria.ramGb !== before.ramGb) named.push("ram");
  if (criteria.storageGb !== before.storageGb) named.push("storage");
  if (criteria.vramGb !== before.vramGb) named.push("vram");
  if (criteria.lengthMm !== before.lengthMm) named.push("length");
  if (criteria.dislikes.includes("rgb") && !before.dislikes.includes("rgb")) named.push("rgb");
  if (criteria.grade !== before.grade) named.push("grade");
  if (criteria.os !== before.os) named.push("os");
  if (criteria.warrantyMonths !== before.warrantyMonths) named.push("warranty");
  if (criteria.budget !== null && criteria.budget.max !== before.budget?.max) named.push("budgetMax");
  return named;
}

function cheaper(criteria: SearchCriteria, shown: readonly Listing[]): SearchCriteria {
  return { ...criteria, prefer: "cheapest", budget: budgetBelow(shown.map(({ price }) => price)) };
}

/** What is cheaper than all of these prices, at least one. */
export function budgetBelow(prices: readonly Bani[]): NamedBudget {
  const lowest = bani(Math.min(...prices));
  return { min: null, max: Math.max(0, floorRon(lowest) - LESS), currency: "RON", about: false };
}

/** Faster than all that were shown; the budget stays, and gives way last. */
function faster(criteria: SearchCriteria, shown: readonly Listing[]): SearchCriteria {
  const scores = shown.map((listing) => (listing.kind === "pc" ? (listing.scores.futuremark ?? 0) : 0));
  return { ...criteria, prefer: null, aboveScore: Math.max(0, ...scores) };
}

function more(shown: number | null, least: number | null, otherwise: number): number {
  const now = Math.max(shown ?? 0, least ?? 0);
  return now === 0 ? otherwise : now + 1;
}

function storageOf(listing: Listing | undefined): number | null {
  return listing?.kind === "pc" ? listing.specs.storage.reduce((sum, { capacityGb }) => sum + capacityGb, 0) : null;
}

function ramOf(listing: Listing | undefined): number | null {
  return listing?.kind === "pc" ? listing.specs.ram.capacityGb : null;
}

/** The criteria to remember: what the change made of it, without the change. */
export function remembered(
  criteria: Criteria,
  { criteria: { aboveScore, firm: _firm, ...changed } }: Pick<Changed, "criteria">,
): Criteria {
  if (criteria.changes.length === 0 && criteria.place === null) return criteria;
  const prefer = aboveScore === null ? changed.prefer : "fastest";
  return { ...changed, prefer, changes: [], place: null };
}
