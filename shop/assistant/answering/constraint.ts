// One thing that a product must be, and how far a listing misses it.
// Invariant: a listing that misses nothing costs 0. Costs of different criterion are comparable: a tenth above the budget
// costs as much as a tenth of the frames missing; what makes a computer useless for the purpose costs most.

import type { ComponentListing, PcListing } from "../../catalogue/listing.ts";

/** What gave way, and by how much: bani, gigabytes, frames, months, days or pieces; a word where it is no number. */
export type Relaxation = { criterion: Criterion; by: number | string; of: number | string | null };

export type Criterion =
  | "budgetMax"
  | "budgetMin"
  | "fps"
  /** What is not known as wanted: neither measured nor enough for an estimate. `by`: the game; `of`: screen and settings. */
  | "unmeasured"
  | "ram"
  | "storage"
  | "graphics"
  | "processor"
  | "part"
  | "brand"
  | "disliked"
  | "colour"
  | "size"
  | "quiet"
  | "warranty"
  | "grade"
  | "cores"
  | "vram"
  | "length"
  /** Lighting that the name of the product or of a part says. */
  | "rgb"
  | "no-card"
  | "score"
  | "count"
  | "deadline"
  | "os"
  /** Nothing is known that would decide it. `by`: the name of the criterion. */
  | "not-judged";

/** What nothing is known about, by kind of product. */
export type NotJudged =
  | "frames"
  | "quiet"
  | "size"
  | "colour"
  | "ram"
  | "storage"
  | "vram"
  | "length"
  | "upgradable"
  | "purpose"
  | "os"
  | "resolution"
  | "part"
  | "rgb";

export type Constraint<L> = {
  criterion: Criterion;
  /** 0 if the listing has it; else how much it misses. */
  cost(listing: L): number;
  /** What is missing, for a listing that misses it. */
  missing(listing: L): Pick<Relaxation, "by" | "of"> & { criterion?: Criterion };
};

export type PcConstraint = Constraint<PcListing>;
export type ComponentConstraint = Constraint<ComponentListing>;

/** At least so much of something: the cost is the missing share, times the weight. */
export function atLeast<L>(
  criterion: Criterion,
  { wanted, weight, of }: { wanted: number; weight: number; of: (listing: L) => number },
): Constraint<L> {
  return {
    criterion,
    cost: (listing) => (of(listing) >= wanted ? 0 : weight * ((wanted - of(listing)) / wanted) + 0.05),
    missing: (listing) => ({ by: wanted - of(listing), of: wanted }),
  };
}

/** Something that a listing has or has not. `is`: what it has instead, for the text. */
export function has<L>(
  criterion: Criterion,
  {
    weight,
    when,
    instead,
    wanted,
  }: { weight: number; when: (listing: L) => boolean; instead: (listing: L) => string; wanted: string },
): Constraint<L> {
  return {
    criterion,
    cost: (listing) => (when(listing) ? 0 : weight),
    missing: (listing) => ({ by: instead(listing), of: wanted }),
  };
}

/** More than any other criterion can cost together: what the visitor has just asked for gives way last. */
const FIRM = 10;

/** Constraints that the last message was about give way after all others. */
export function firmly<L>(constraints: readonly Constraint<L>[], firm: readonly Criterion[]): Constraint<L>[] {
  return constraints.map((one) => {
    if (!firm.includes(one.criterion)) return one;
    const cost = (listing: L) => {
      const plain = one.cost(listing);
      return plain === 0 ? 0 : plain + FIRM;
    };
    return { ...one, cost };
  });
}

/** What the listing misses, the smallest first. */
export function relaxationsOf<L>(listing: L, constraints: readonly Constraint<L>[]): Relaxation[] {
  return constraints
    .map((one) => ({ one, cost: one.cost(listing) }))
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ one }) => ({ criterion: one.criterion, ...one.missing(listing) }));
}

export function costOf<L>(listing: L, constraints: readonly Constraint<L>[]): number {
  let cost = 0;
  for (const constraint of constraints) cost += constraint.cost(listing);
  return cost;
}
