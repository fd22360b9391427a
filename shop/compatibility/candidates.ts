// What of the shelf could be chosen next, and what each would bring with it.
// Invariant: whatever brings nothing wrong comes before whatever does; each says only what it brings, not what was wrong before.

import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";
import {
  counted,
  partsByCategory,
  laidWith,
  without,
  type Assembly,
  type Knowledge,
  type BuildPart,
} from "./parts-by-category.ts";
import { mostOf, type Build } from "./build.ts";
import { check, rulesAbout } from "./check-fit.ts";
import type { EquivalenceClass } from "./equivalence-classes.ts";
import type { Incompatibility, IncompatibilityCode, Severity } from "./incompatibility.ts";
import { HEADROOM, wantedOf } from "./power.ts";

export type Candidate = { listing: ComponentListing; incompatibilities: Incompatibility[] };

/** Fits, fits but for something to look at, does not fit. A note is no reason to come later. */
const rank: Record<Severity, number> = { note: 0, unsure: 1, wrong: 2 };

/**
 * The free listings of a category, those that fit first, then by price. Of what a computer has one of, the present part is taken out
 * of the question; of the others, what is chosen stays, and what there is no more of is not offered. Empty where nothing more goes in.
 */
export function candidatesFor(
  build: Build,
  category: Category,
  { onShelf, known }: { onShelf: readonly ComponentListing[]; known: Knowledge },
): Candidate[] {
  const chosen = partsByCategory(build);
  const parts = mostOf[category] === 1 ? without(chosen, category) : chosen;
  if (counted(parts[category]) >= mostOf[category]) return [];
  const bring = asking(category, { parts, known });
  const taken = new Map(parts[category].map(({ id, quantity }) => [id, quantity]));
  return onShelf
    .filter((listing) => listing.category === category && listing.free > (taken.get(listing.id) ?? 0))
    .map((listing) => ({ listing, incompatibilities: bring(listing) }))
    .map((candidate) => ({ candidate, worst: worstOf(candidate.incompatibilities) }))
    .toSorted(
      (a, b) =>
        a.worst - b.worst ||
        a.candidate.listing.price - b.candidate.listing.price ||
        a.candidate.listing.id - b.candidate.listing.id,
    )
    .map(({ candidate }) => candidate);
}

export function fits({ incompatibilities }: Pick<Candidate, "incompatibilities">): boolean {
  return incompatibilities.every(({ severity }) => severity !== "wrong");
}

/** How many of a category that the build has nothing of yet would fit; of each kind one is asked. */
export function countFitting(
  build: Build,
  category: Category,
  { kinds, known }: { kinds: readonly EquivalenceClass[]; known: Knowledge },
): number {
  const bring = asking(category, { parts: partsByCategory(build), known });
  return kinds.reduce(
    (sum, { cheapest, count }) => (fits({ incompatibilities: bring(cheapest) }) ? sum + count : sum),
    0,
  );
}

/** What the shop may still say that something goes with: boards get their firmware before they are sold. */
const mended: readonly IncompatibilityCode[] = ["firmware"];
/** What a processor at its turbo, a board, memory and a drive draw at least, where none of them is chosen yet. */
const REST_WATTS = 200;
/** A part of these makes the lack, or ends it; all others draw a few watts. */
const decidesPower: readonly Category[] = ["processors", "graphics-cards", "power-supplies"];

/**
 * Whether a part of this category can be added to these parts beyond doubt: there is room for one more, and it brings nothing wrong and
 * nothing that would have to be looked at first. A supply must give what we would put in (`wantedOf`), whatever processor may come; a part that
 * draws little is not refused for a supply that gave too little without it.
 */
export function additionsTo(parts: Assembly, category: Category, known: Knowledge): (part: BuildPart) => boolean {
  if (counted(parts[category]) >= mostOf[category]) return () => false;
  const bring = asking(category, { parts, known });
  const lackedPower = !hasPowerFor(parts) && !decidesPower.includes(category);
  return (part) =>
    bring(part).every(({ code, severity }) => severity === "note" || mended.includes(code)) &&
    (lackedPower || hasPowerFor(laidWith(parts, part)));
}

function hasPowerFor(parts: Assembly): boolean {
  const [supply] = parts["power-supplies"];
  if (!supply || parts["graphics-cards"].length + parts.processors.length === 0) return true;
  return supply.specs.watts >= wantedOf(parts) + (parts.processors.length === 0 ? REST_WATTS * HEADROOM : 0);
}

/** What each part of a category would bring to these parts. */
function asking(
  category: Category,
  { parts, known }: { parts: Assembly; known: Knowledge },
): (part: BuildPart) => Incompatibility[] {
  const asked = rulesAbout(category);
  const before = check(asked, { parts, known });
  return (part) => brought(check(asked, { parts: laidWith(parts, part), known }), { before, category });
}

/**
 * What was not there before. Where a part of this category can mend it, more of the same is new as well (a third kit on a board that
 * was full at two); an SSD is not to blame for a supply that was too weak without it.
 */
function brought(
  after: readonly Incompatibility[],
  { before, category }: { before: readonly Incompatibility[]; category: Category },
): Incompatibility[] {
  return after.filter((incompatibility) => {
    const mends = incompatibility.between.includes(category);
    return !before.some(
      (other) =>
        other.code === incompatibility.code &&
        (!mends || JSON.stringify(other.values) === JSON.stringify(incompatibility.values)),
    );
  });
}

function worstOf(incompatibilities: readonly Incompatibility[]): number {
  return incompatibilities.reduce((worst, { severity }) => Math.max(worst, rank[severity]), 0);
}
