// Turns a change to the last answer ("cheaper", "more storage") into fields, by the products that were shown.

import type { ListingId } from "../../../base/id.ts";
import type { Listing } from "../../catalogue/listing.ts";
import type { Wish, WishChange } from "../wish.ts";
import type { RelaxedWish } from "./constraint.ts";
import type { SearchWish } from "./pc-constraints.ts";

/** One leu below, so that the same product does not come again. */
const LESS = 1; // RON

export type Changed = { wish: SearchWish; hidden: ListingId[] };

/** `shown`: the products of the last answer that are still in stock. */
export function applyChanges(
  wish: Wish,
  { shown, hidden, firm }: { shown: readonly Listing[]; hidden: readonly ListingId[]; firm: readonly RelaxedWish[] },
): Changed {
  let changed: SearchWish = { ...wish, aboveScore: null, firm: [...firm, ...firmOf(wish)] };
  let left = [...hidden];
  const [first] = shown;
  for (const change of wish.changes) {
    if (change === "cheaper" && first) changed = cheaper(changed, Math.min(...shown.map(({ price }) => price)));
    if (change === "dearer" && first)
      changed = {
        ...changed,
        budget: {
          min: Math.ceil(Math.max(...shown.map(({ price }) => price)) / 100),
          max: null,
          currency: "RON",
          about: false,
        },
      };
    if (change === "cheaper" && !first) changed = { ...changed, prefer: "cheapest" };
    if (change === "faster") changed = first ? faster(changed, shown) : { ...changed, prefer: "fastest" };
    if (change === "more-storage") changed = { ...changed, storageGb: more(storageOf(first), changed.storageGb, 512) };
    if (change === "more-ram") changed = { ...changed, ramGb: more(ramOf(first), changed.ramGb, 16) };
    if (change === "quieter") changed = { ...changed, quiet: true };
    if (change === "smaller") changed = { ...changed, size: "small" };
    if (change === "others") left = [...left, ...shown.map(({ id }) => id)];
  }
  return { wish: changed, hidden: left };
}

/** The constraint that each change is about. */
const constraintOf: Partial<Record<WishChange, RelaxedWish>> = {
  cheaper: "budgetMax",
  dearer: "budgetMin",
  faster: "score",
  "more-storage": "storage",
  "more-ram": "ram",
  quieter: "quiet",
  smaller: "size",
};

const firmOf = ({ changes }: Wish) => changes.flatMap((change) => constraintOf[change] ?? []);

/** What the last message asks for and the wish before it did not: it gives way last. */
export function newlySaid(before: Wish | null, wish: Wish): RelaxedWish[] {
  if (before?.kind !== "find") return [];
  const said: RelaxedWish[] = [];
  if (wish.colour !== before.colour) said.push("colour");
  if (wish.size !== before.size) said.push("size");
  if (wish.quiet !== before.quiet) said.push("quiet");
  if (wish.ramGb !== before.ramGb) said.push("ram");
  if (wish.storageGb !== before.storageGb) said.push("storage");
  if (wish.grade !== before.grade) said.push("grade");
  if (wish.warrantyMonths !== before.warrantyMonths) said.push("warranty");
  if (wish.budget !== null && wish.budget.max !== before.budget?.max) said.push("budgetMax");
  return said;
}

function cheaper(wish: SearchWish, lowest: number): SearchWish {
  const max = Math.max(0, Math.floor(lowest / 100) - LESS);
  return { ...wish, prefer: "cheapest", budget: { min: null, max, currency: "RON", about: false } };
}

/** Faster than all that were shown; the budget stays, and gives way last. */
function faster(wish: SearchWish, shown: readonly Listing[]): SearchWish {
  const scores = shown.map((listing) => (listing.kind === "pc" ? (listing.scores.futuremark ?? 0) : 0));
  return { ...wish, prefer: null, aboveScore: Math.max(0, ...scores) };
}

function more(shown: number | null, asked: number | null, otherwise: number): number {
  const now = Math.max(shown ?? 0, asked ?? 0);
  return now === 0 ? otherwise : now + 1;
}

function storageOf(listing: Listing | undefined): number | null {
  return listing?.kind === "pc" ? listing.specs.storage.reduce((sum, { capacityGb }) => sum + capacityGb, 0) : null;
}

function ramOf(listing: Listing | undefined): number | null {
  return listing?.kind === "pc" ? listing.specs.ram.capacityGb : null;
}

/** The wish to remember: what the change made of it, without the change. */
export function remembered(wish: Wish, { wish: { aboveScore, firm: _firm, ...changed } }: Pick<Changed, "wish">): Wish {
  if (wish.changes.length === 0 && wish.place === null) return wish;
  const prefer = aboveScore === null ? changed.prefer : "fastest";
  return { ...changed, prefer, changes: [], place: null };
}
