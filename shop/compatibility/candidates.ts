// Candidates for the next part of a build, and the incompatibilities that each would add.
// Invariant: candidates that fit come first; each reports only the incompatibilities that it adds, not those that
// existed before.

import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";
import {
  totalQuantity,
  partsByCategory,
  withPartAdded,
  without,
  type PartsByCategory,
  type KnownPlatforms,
  type TypedPart,
} from "./parts-by-category.ts";
import { mostOf, type Build } from "./build.ts";
import { check, rulesAbout } from "./check-fit.ts";
import type { EquivalenceClass } from "./equivalence-classes.ts";
import type { Incompatibility, IncompatibilityCode, Severity } from "./incompatibility.ts";
import { HEADROOM, wantedOf } from "./power.ts";

export type Candidate = { listing: ComponentListing; incompatibilities: Incompatibility[] };

/** Fits, needs checking, does not fit. A note does not lower the rank. */
const rank: Record<Severity, number> = { note: 0, unsure: 1, wrong: 2 };

/**
 * The free listings of a category, those that fit first, then by price. If a computer has only one of the category, the
 * current part is ignored; otherwise the chosen ones stay, and listings without a further free unit are left out. Empty
 * if the category is full.
 */
export function candidatesFor(
  build: Build,
  category: Category,
  { components, known }: { components: readonly ComponentListing[]; known: KnownPlatforms },
): Candidate[] {
  const chosen = partsByCategory(build);
  const parts = mostOf[category] === 1 ? without(chosen, category) : chosen;
  if (totalQuantity(parts[category]) >= mostOf[category]) return [];
  const addedBy = incompatibilitiesAddedBy(category, { parts, known });
  const taken = new Map(parts[category].map(({ id, quantity }) => [id, quantity]));
  return components
    .filter((listing) => listing.category === category && listing.free > (taken.get(listing.id) ?? 0))
    .map((listing) => ({ listing, incompatibilities: addedBy(listing) }))
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

/**
 * How many listings of a category, of which the build has none yet, would fit; one listing of each equivalence class is
 * checked.
 */
export function countFitting(
  build: Build,
  category: Category,
  { classes, known }: { classes: readonly EquivalenceClass[]; known: KnownPlatforms },
): number {
  const addedBy = incompatibilitiesAddedBy(category, { parts: partsByCategory(build), known });
  return classes.reduce(
    (sum, { cheapest, count }) => (fits({ incompatibilities: addedBy(cheapest) }) ? sum + count : sum),
    0,
  );
}

/** Incompatibilities that the shop resolves itself: boards get their firmware update before they are sold. */
const resolvedBeforeSale: readonly IncompatibilityCode[] = ["firmware"];
/** The minimum draw of a processor at turbo, board, memory and a drive, if none of them is chosen yet. */
const REST_WATTS = 200;
/** These parts decide whether the supply is sufficient; all others draw a few watts. */
const powerCategories: readonly Category[] = ["processors", "graphics-cards", "power-supplies"];

/**
 * Whether a part of this category can safely be added: there is room for one more, and it adds nothing "wrong" and
 * nothing that needs checking. A supply must provide the recommended watts (`wantedOf`), whichever processor is added
 * later; a part that draws little is not rejected because the supply was insufficient without it.
 */
export function additionsTo(
  parts: PartsByCategory,
  category: Category,
  known: KnownPlatforms,
): (part: TypedPart) => boolean {
  if (totalQuantity(parts[category]) >= mostOf[category]) return () => false;
  const addedBy = incompatibilitiesAddedBy(category, { parts, known });
  const wasUnderpowered = !hasPowerFor(parts) && !powerCategories.includes(category);
  return (part) =>
    addedBy(part).every(({ code, severity }) => severity === "note" || resolvedBeforeSale.includes(code)) &&
    (wasUnderpowered || hasPowerFor(withPartAdded(parts, part)));
}

function hasPowerFor(parts: PartsByCategory): boolean {
  const [supply] = parts["power-supplies"];
  if (!supply || parts["graphics-cards"].length + parts.processors.length === 0) return true;
  return supply.specs.watts >= wantedOf(parts) + (parts.processors.length === 0 ? REST_WATTS * HEADROOM : 0);
}

/**
 * Returns a function: the incompatibilities that a part of the category would add to these parts. If a computer has only
 * one of the category, `parts` must not have one yet.
 */
export function incompatibilitiesAddedBy(
  category: Category,
  { parts, known }: { parts: PartsByCategory; known: KnownPlatforms },
): (part: TypedPart) => Incompatibility[] {
  const rules = rulesAbout(category);
  const before = check(rules, { parts, known });
  return (part) =>
    newIncompatibilities(check(rules, { parts: withPartAdded(parts, part), known }), { before, category });
}

/**
 * The incompatibilities that did not exist before. If a part of this category can resolve one, the same code with other
 * values is also new (a third kit on a board that was full at two); an SSD is not to blame for a supply that was too
 * weak without it.
 */
function newIncompatibilities(
  after: readonly Incompatibility[],
  { before, category }: { before: readonly Incompatibility[]; category: Category },
): Incompatibility[] {
  return after.filter((incompatibility) => {
    const canResolve = incompatibility.between.includes(category);
    return !before.some(
      (other) =>
        other.code === incompatibility.code &&
        (!canResolve || JSON.stringify(other.values) === JSON.stringify(incompatibility.values)),
    );
  });
}

function worstOf(incompatibilities: readonly Incompatibility[]): number {
  return incompatibilities.reduce((worst, { severity }) => Math.max(worst, rank[severity]), 0);
}
