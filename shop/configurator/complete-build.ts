// Completes a build with the cheapest available components that fit.
// Invariant: chosen parts are never changed, and added parts cause nothing "wrong".

import { ron } from "../../base/money.ts";
import { ok, refuse, type DomainError, type Result } from "../../base/result.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";
import {
  partsByCategory,
  withPartAdded,
  type PartsByCategory,
  type KnownPlatforms,
} from "../compatibility/parts-by-category.ts";
import { buildOrder, type Build, type BuildPart } from "../compatibility/build.ts";
import { check, checkFit, missingFrom, rulesAbout, type Need } from "../compatibility/check-fit.ts";
import { equivalenceClassesOf } from "../compatibility/equivalence-classes.ts";
import type { Incompatibility, Severity } from "../compatibility/incompatibility.ts";

/**
 * Added to the price of a choice per incompatibility, so that saving ten lei never costs an adapter, a firmware update
 * or half the memory's speed.
 */
const PENALTIES: Record<Severity, number> = { note: ron(25), unsure: ron(50), wrong: Infinity };
/** For builds that the shop itself proposes: nothing in them may need checking or resolving. */
const PROPOSED_PENALTIES: Record<Severity, number> = { note: Infinity, unsure: Infinity, wrong: Infinity };
/** Added to the price of a hard disk: a system drive should be an SSD, unless none is available. */
const HARD_DISK = ron(500);
/** The maximum of choices evaluated once a solution is known: some tens of milliseconds. */
const MAX_EVALUATIONS = 20_000;
/** The maximum before the first solution, for cases in which hardly any parts fit together. */
const MAX_EVALUATIONS_UNSOLVED = 200_000;

/** The minimum size of added memory and drives. */
export type Floor = { memoryGb: number; driveGb: number };
/** The shop never proposes a computer with too little memory; a build for games gets more. */
export const floors: Record<"plain" | "games", Floor> = {
  plain: { memoryGb: 8, driveGb: 240 },
  games: { memoryGb: 16, driveGb: 480 },
};
/** `proposed`: the shop itself proposes the build, so the rules must not report anything about it. */
type CompletionOptions = {
  components: readonly ComponentListing[];
  known: KnownPlatforms;
  floor?: Floor;
  proposed?: boolean;
};
export type NotCompleted =
  | DomainError<"conflict", "chosen-does-not-fit">
  | DomainError<"conflict", "nothing-fits", { category: Need }>;

/**
 * The parts to add, in build order: the combination with the lowest cost, penalties included (`costOf`). Refuses with
 * `chosen-does-not-fit`, or with `nothing-fits` and the need that could not be met.
 */
export function completeBuild(
  build: Build,
  { components, known, floor = { memoryGb: 0, driveGb: 0 }, proposed = false }: CompletionOptions,
): Result<BuildPart[], NotCompleted> {
  const penalty = (incompatibilities: readonly Incompatibility[]) =>
    penaltyOf(incompatibilities, proposed ? PROPOSED_PENALTIES : PENALTIES);
  if (penalty(checkFit(build, known)) === Infinity) return refuse.conflict({ code: "chosen-does-not-fit" });
  const parts = partsByCategory(build);
  const missing = missingFrom(build);
  const needs =
    missing.includes("processors") && parts["graphics-cards"].length === 0 ? withGraphics(missing) : missing;
  const free = Map.groupBy(cheapestOfEachClass(components, floor), ({ category }) => category);
  const steps = needs.map((need) => stepOf(need, { parts, free, known }));
  const impossible = steps.find(
    ({ need, choices }) => choices.length === 0 && !(need === "graphics" && needs.includes("processors")),
  );
  if (impossible) return refuse.conflict({ code: "nothing-fits", category: impossible.need });
  const { chosen, stuckAt } = new Search(steps, { known, penalty }).from(parts);
  if (!chosen) return refuse.conflict({ code: "nothing-fits", category: steps[stuckAt]?.need ?? "processors" });
  const order = (part: BuildPart) => buildOrder.indexOf(part.listing.category);
  return ok(chosen.map((listing) => ({ listing, quantity: 1 })).toSorted((a, b) => order(a) - order(b)));
}

/**
 * All components that completing a build can use: free, large enough, the cheapest of each equivalence class. Reusable
 * for many builds.
 */
export function cheapestOfEachClass(components: readonly ComponentListing[], floor: Floor): ComponentListing[] {
  return equivalenceClassesOf(components.filter((listing) => listing.free > 0 && isEnough(listing, floor))).map(
    ({ cheapest }) => cheapest,
  );
}

/** The cost that the search minimizes, in bani: the prices of the added parts plus the penalties of the whole build. */
export function costOf(additions: Build, incompatibilities: readonly Incompatibility[]): number {
  return additions.reduce((sum, { listing }) => sum + priceOf(listing), 0) + penaltyOf(incompatibilities);
}

/** Whether a card is needed is known only once the processor is chosen, so graphics come after it. */
function withGraphics(missing: readonly Need[]): Need[] {
  const first: readonly Need[] = ["processors", "motherboards", "ram"];
  return [
    ...missing.filter((need) => first.includes(need)),
    "graphics",
    ...missing.filter((need) => !first.includes(need)),
  ];
}

function isEnough(listing: ComponentListing, { memoryGb, driveGb }: Floor): boolean {
  if (listing.category === "ram") return listing.specs.capacityGb >= memoryGb;
  if (listing.category === "ssd" || listing.category === "hdd") return listing.specs.capacityGb >= driveGb;
  return true;
}

function priceOf({ category, price }: ComponentListing): number {
  return category === "hdd" ? price + HARD_DISK : price;
}

function penaltyOf(incompatibilities: readonly Incompatibility[], penalties = PENALTIES): number {
  return incompatibilities.reduce((sum, { severity }) => sum + penalties[severity], 0);
}

type Step = {
  need: Need;
  /** Listings that fit the chosen parts, the cheapest first. */
  choices: ComponentListing[];
  /** The same, grouped by the most selective fact, so that only matching ones are evaluated. */
  byFact: Map<string, ComponentListing[]>;
  /** Lower bound of its cost. */
  least: number;
};

const categoriesOf = (need: Need): Category[] =>
  need === "graphics" ? ["graphics-cards"] : need === "storage" ? ["ssd", "hdd"] : [need];

function stepOf(
  need: Need,
  {
    parts,
    free,
    known,
  }: { parts: PartsByCategory; free: ReadonlyMap<Category, ComponentListing[]>; known: KnownPlatforms },
): Step {
  const choices = categoriesOf(need)
    .flatMap((category) => free.get(category) ?? [])
    .filter((listing) =>
      check(rulesAbout(listing.category), { parts: withPartAdded(parts, listing), known }).every(
        ({ severity }) => severity !== "wrong",
      ),
    )
    .toSorted((a, b) => priceOf(a) - priceOf(b) || a.id - b.id);
  const isSure = need !== "graphics" || parts.processors.length > 0;
  return {
    need,
    choices,
    byFact: Map.groupBy(choices, decidingFact),
    least: isSure && choices[0] ? priceOf(choices[0]) : 0,
  };
}

function decidingFact(listing: ComponentListing): string {
  if (listing.category === "motherboards") return listing.specs.socket;
  return listing.category === "ram" ? listing.specs.type : "";
}

/** The choices of a step that match the parts chosen so far. */
function matchingChoices({ need, choices, byFact }: Step, parts: PartsByCategory): readonly ComponentListing[] {
  const fact =
    need === "motherboards"
      ? parts.processors[0]?.specs.socket
      : need === "ram"
        ? parts.motherboards[0]?.specs.ramType
        : undefined;
  return fact === undefined ? choices : (byFact.get(fact) ?? []);
}

/** Branch and bound: depth first, the cheapest first; stops if the lower bound is not below the best cost found. */
class Search {
  readonly #steps: readonly Step[];
  readonly #known: KnownPlatforms;
  readonly #penalty: (incompatibilities: readonly Incompatibility[]) => number;
  /** Lower bound of the cost of the steps from each index on. */
  readonly #leastFrom: number[];
  #evaluations = 0;
  #stuckAt = 0;
  #best: { cost: number; chosen: readonly ComponentListing[] } = { cost: Infinity, chosen: [] };

  constructor(
    steps: readonly Step[],
    { known, penalty }: { known: KnownPlatforms; penalty: (incompatibilities: readonly Incompatibility[]) => number },
  ) {
    this.#steps = steps;
    this.#known = known;
    this.#penalty = penalty;
    this.#leastFrom = [0];
    for (const { least } of steps.toReversed()) this.#leastFrom.unshift(least + (this.#leastFrom[0] ?? 0));
  }

  /** `stuckAt`: the last step that was reached. */
  from(parts: PartsByCategory): { chosen: readonly ComponentListing[] | null; stuckAt: number } {
    this.#take({ parts, cost: 0, chosen: [] }, 0);
    return { chosen: this.#best.cost === Infinity ? null : this.#best.chosen, stuckAt: this.#stuckAt };
  }

  #budgetSpent(): boolean {
    return this.#evaluations >= (this.#best.cost === Infinity ? MAX_EVALUATIONS_UNSOLVED : MAX_EVALUATIONS);
  }

  #take(
    { parts, cost, chosen }: { parts: PartsByCategory; cost: number; chosen: readonly ComponentListing[] },
    depth: number,
  ): void {
    const step = this.#steps[depth];
    if (!step) {
      this.#best = { cost, chosen };
      return;
    }
    if (step.need === "graphics" && (parts.processors[0]?.specs.integratedGraphics ?? null) !== null)
      return this.#take({ parts, cost, chosen }, depth + 1);
    this.#stuckAt = Math.max(this.#stuckAt, depth);
    const rest = this.#leastFrom[depth + 1] ?? 0;
    const penaltyBefore = new Map<Category, number>();
    for (const listing of matchingChoices(step, parts)) {
      const price = priceOf(listing);
      if (cost + price + rest >= this.#best.cost || this.#budgetSpent()) return;
      this.#evaluations++;
      const rules = rulesAbout(listing.category);
      const before = penaltyBefore.get(listing.category) ?? this.#penalty(check(rules, { parts, known: this.#known }));
      penaltyBefore.set(listing.category, before);
      const withIt = withPartAdded(parts, listing);
      const penalty = this.#penalty(check(rules, { parts: withIt, known: this.#known }));
      if (cost + price + penalty - before + rest >= this.#best.cost) continue;
      this.#take({ parts: withIt, cost: cost + price + penalty - before, chosen: [...chosen, listing] }, depth + 1);
    }
  }
}
