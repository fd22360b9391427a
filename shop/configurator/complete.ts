// Fills in what a build still needs with the cheapest of the shelf that fits.
// Invariant: what was chosen is never touched, and what is added brings nothing wrong.

import { ron } from "../../base/money.ts";
import { ok, refuse, type DomainError, type Result } from "../../base/result.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import type { Category } from "../catalogue/specs.ts";
import { partsByCategory, laidWith, type Assembly, type Knowledge } from "../compatibility/parts-by-category.ts";
import { buildOrder, type Build, type BuildPart } from "../compatibility/build.ts";
import { check, checkFit, missingFrom, rulesAbout, type Need } from "../compatibility/check-fit.ts";
import { kindsOf } from "../compatibility/equivalence-classes.ts";
import type { Incompatibility, Severity } from "../compatibility/incompatibility.ts";

/** What the search adds to the price of a choice, so that ten lei saved never cost an adapter, a flash of firmware or half the memory's speed. */
const DOUBT: Record<Severity, number> = { note: ron(25), unsure: ron(50), wrong: Infinity };
/** Where the shop itself proposes the build: nothing in it may have to be looked at or mended first. */
const PROPOSED: Record<Severity, number> = { note: Infinity, unsure: Infinity, wrong: Infinity };
/** A system on a hard disk is worth so much less: one is taken where no SSD is to be had. */
const HARD_DISK = ron(500);
/** Choices that are looked at for something cheaper than what was found, at most: some tens of milliseconds. */
const MOST_LOOKS = 20_000;
/** And for anything at all, where hardly anything fits to anything. */
const MOST_LOOKS_FOR_ANY = 200_000;

/** No smaller memory and drive than these are filled in. */
export type Floor = { memoryGb: number; driveGb: number };
/** Whoever leaves the rest to us gets no computer that is short of memory on its first day; a strong card deserves more beside it. */
export const floors: Record<"plain" | "games", Floor> = {
  plain: { memoryGb: 8, driveGb: 240 },
  games: { memoryGb: 16, driveGb: 480 },
};
/** `proposed`: the shop itself proposes the build, so the rules must have nothing at all to say about it. */
type CatalogueIndex = { onShelf: readonly ComponentListing[]; known: Knowledge; floor?: Floor; proposed?: boolean };
export type NotCompleted =
  DomainError<"conflict", "chosen-does-not-fit"> | DomainError<"conflict", "nothing-fits", { category: Need }>;

/**
 * The parts to add, in the order of a build: those that cost least in all, doubts counted (`costOf`). Refuses where what was chosen
 * does not fit, and where nothing fits, with the need that could not be met.
 */
export function completeBuild(
  build: Build,
  { onShelf, known, floor = { memoryGb: 0, driveGb: 0 }, proposed = false }: CatalogueIndex,
): Result<BuildPart[], NotCompleted> {
  const doubt = (incompatibilities: readonly Incompatibility[]) =>
    doubtOf(incompatibilities, proposed ? PROPOSED : DOUBT);
  if (doubt(checkFit(build, known)) === Infinity) return refuse.conflict({ code: "chosen-does-not-fit" });
  const parts = partsByCategory(build);
  const missing = missingFrom(build);
  const needs =
    missing.includes("processors") && parts["graphics-cards"].length === 0 ? withGraphics(missing) : missing;
  const free = Map.groupBy(worthTrying(onShelf, floor), ({ category }) => category);
  const steps = needs.map((need) => stepOf(need, { parts, free, known }));
  const impossible = steps.find(
    ({ need, choices }) => choices.length === 0 && !(need === "graphics" && needs.includes("processors")),
  );
  if (impossible) return refuse.conflict({ code: "nothing-fits", category: impossible.need });
  const { chosen, stuckAt } = new Search(steps, { known, doubt }).from(parts);
  if (!chosen) return refuse.conflict({ code: "nothing-fits", category: steps[stuckAt]?.need ?? "processors" });
  const order = (part: BuildPart) => buildOrder.indexOf(part.listing.category);
  return ok(chosen.map((listing) => ({ listing, quantity: 1 })).toSorted((a, b) => order(a) - order(b)));
}

/** All that completing would ever try: what is free and big enough, of each kind the cheapest. Whoever completes many builds asks once. */
export function worthTrying(onShelf: readonly ComponentListing[], floor: Floor): ComponentListing[] {
  return kindsOf(onShelf.filter((listing) => listing.free > 0 && isEnough(listing, floor))).map(
    ({ cheapest }) => cheapest,
  );
}

/** What the search makes least of: the prices of what is added, and what all the doubts about the whole are worth. In bani. */
export function costOf(additions: Build, incompatibilities: readonly Incompatibility[]): number {
  return additions.reduce((sum, { listing }) => sum + priceOf(listing), 0) + doubtOf(incompatibilities);
}

/** Until the processor is chosen, nobody knows whether a card is needed: it is asked in its place. */
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

function doubtOf(incompatibilities: readonly Incompatibility[], worth = DOUBT): number {
  return incompatibilities.reduce((sum, { severity }) => sum + worth[severity], 0);
}

type Step = {
  need: Need;
  /** What fits to what was chosen, the cheapest first. */
  choices: ComponentListing[];
  /** The same by the fact that decides most: only those are looked at that have the one wanted. */
  byFact: Map<string, ComponentListing[]>;
  /** What it costs at least. */
  least: number;
};

const categoriesOf = (need: Need): Category[] =>
  need === "graphics" ? ["graphics-cards"] : need === "storage" ? ["ssd", "hdd"] : [need];

function stepOf(
  need: Need,
  { parts, free, known }: { parts: Assembly; free: ReadonlyMap<Category, ComponentListing[]>; known: Knowledge },
): Step {
  const choices = categoriesOf(need)
    .flatMap((category) => free.get(category) ?? [])
    .filter((listing) =>
      check(rulesAbout(listing.category), { parts: laidWith(parts, listing), known }).every(
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

/** The choices of a step that the parts chosen so far leave open. */
function openOf({ need, choices, byFact }: Step, parts: Assembly): readonly ComponentListing[] {
  const fact =
    need === "motherboards"
      ? parts.processors[0]?.specs.socket
      : need === "ram"
        ? parts.motherboards[0]?.specs.ramType
        : undefined;
  return fact === undefined ? choices : (byFact.get(fact) ?? []);
}

/** Depth first, the cheapest first, leaving off where the rest cannot become cheaper than what was found (branch and bound). */
class Search {
  readonly #steps: readonly Step[];
  readonly #known: Knowledge;
  readonly #doubt: (incompatibilities: readonly Incompatibility[]) => number;
  /** What the steps from each one on cost at least. */
  readonly #leastFrom: number[];
  #looks = 0;
  #stuckAt = 0;
  #best: { cost: number; chosen: readonly ComponentListing[] } = { cost: Infinity, chosen: [] };

  constructor(
    steps: readonly Step[],
    { known, doubt }: { known: Knowledge; doubt: (incompatibilities: readonly Incompatibility[]) => number },
  ) {
    this.#steps = steps;
    this.#known = known;
    this.#doubt = doubt;
    this.#leastFrom = [0];
    for (const { least } of steps.toReversed()) this.#leastFrom.unshift(least + (this.#leastFrom[0] ?? 0));
  }

  /** `stuckAt`: the furthest step for which something was still sought. */
  from(parts: Assembly): { chosen: readonly ComponentListing[] | null; stuckAt: number } {
    this.#take({ parts, cost: 0, chosen: [] }, 0);
    return { chosen: this.#best.cost === Infinity ? null : this.#best.chosen, stuckAt: this.#stuckAt };
  }

  #isTired(): boolean {
    return this.#looks >= (this.#best.cost === Infinity ? MOST_LOOKS_FOR_ANY : MOST_LOOKS);
  }

  #take(
    { parts, cost, chosen }: { parts: Assembly; cost: number; chosen: readonly ComponentListing[] },
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
    const doubtBefore = new Map<Category, number>();
    for (const listing of openOf(step, parts)) {
      const price = priceOf(listing);
      if (cost + price + rest >= this.#best.cost || this.#isTired()) return;
      this.#looks++;
      const rules = rulesAbout(listing.category);
      const before = doubtBefore.get(listing.category) ?? this.#doubt(check(rules, { parts, known: this.#known }));
      doubtBefore.set(listing.category, before);
      const withIt = laidWith(parts, listing);
      const doubt = this.#doubt(check(rules, { parts: withIt, known: this.#known }));
      if (cost + price + doubt - before + rest >= this.#best.cost) continue;
      this.#take({ parts: withIt, cost: cost + price + doubt - before, chosen: [...chosen, listing] }, depth + 1);
    }
  }
}
