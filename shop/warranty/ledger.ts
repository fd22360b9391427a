// The warranty ledger of a sold unit: what was promised on each of its components, and what happened to the promise since.
// Invariant: covers are fixed at delivery; entries are only added, and every end follows from both.

import { addDays, addMonths, dayOf, daysBetween, type Day } from "../../base/day.ts";
import { partsWithWarranty, type PartMonths } from "../inventory/part-warranty.ts";

/** What a cover rests on: the law, the shop's own promise, or the paid extension of that promise. */
export const coverBases = ["legal", "commercial", "extended"] as const;
export type CoverBasis = (typeof coverBases)[number];

/** The components of a PC with months of their own (spec 3); `unit` is the whole thing. */
export const coveredComponents = ["unit", ...partsWithWarranty] as const;
export type CoveredComponent = (typeof coveredComponents)[number];

/** By the category of the catalogue, which this module does not know. */
const coveredAs: Readonly<Record<string, Exclude<CoveredComponent, "unit">>> = {
  processors: "cpu",
  "graphics-cards": "gpu",
  ram: "ram",
  ssd: "storage",
  hdd: "storage",
  motherboards: "motherboard",
  "power-supplies": "psu",
  cases: "case",
};

/** The component of the ledger that a part of this category is; null for a cooler, which has no months of its own. */
export function componentOf(category: string): Exclude<CoveredComponent, "unit"> | null {
  return coveredAs[category] ?? null;
}

/** Once, after a repair in place of another remedy: Directive 2024/1799, art. 16, in Directive 2019/771 art. 10(2a). */
export const MONTHS_AFTER_REPAIR = 12;

export type PromisedCover = { component: CoveredComponent; basis: CoverBasis; months: number };

export type SoldGoods = {
  /** The months agreed to in the order, without the extension. */
  months: number;
  /** Months of each part of a PC, where the listing had them; they never exceed nor replace the law's. */
  partMonths: PartMonths | null;
  /** Months that the paid extension adds; 0 without it. */
  extension: number;
  /** Of the law's guarantee of conformity, as agreed; 0 for a company: it protects consumers only. */
  legalMonths: number;
};

/** The covers that a sale promises, the law's first. A part without months of its own has those of the order's line. */
export function promisedCovers(goods: SoldGoods): PromisedCover[] {
  const legal: PromisedCover[] =
    goods.legalMonths > 0 ? [{ component: "unit", basis: "legal", months: goods.legalMonths }] : [];
  const parts = Object.entries(goods.partMonths ?? {}) as [CoveredComponent, number][];
  const own = (parts.length > 0 ? parts : [["unit", goods.months] as const]).filter(([, months]) => months > 0);
  return [
    ...legal,
    ...own.map(([component, months]): PromisedCover => ({ component, basis: "commercial", months })),
    ...(goods.extension > 0
      ? own.map(([component]): PromisedCover => ({ component, basis: "extended", months: goods.extension }))
      : []),
  ];
}

/** Why nothing is covered any more: the shop owns the unit again, or its buyer got another for it. */
export const warrantyEnds = ["returned", "refunded", "replaced"] as const;
export type WarrantyEnd = (typeof warrantyEnds)[number];

export type ReplacedPart = { component: CoveredComponent; title: string; serial: string | null };

/**
 * `claimed`: the buyer reported a fault, and time stands still until `repaired`, or until `rejected` as if it never had.
 * `extension-withdrawn`: the buyer withdrew from the paid extension alone, which gives no months from then on.
 * `given-back`: the shop had the unit and its buyer has it again, so the end before it does not count.
 */
export type LedgerEntry = { at: Date } & (
  | { kind: "claimed"; claim: string }
  | { kind: "rejected"; claim: string }
  | { kind: "repaired"; claim: string; replaced: ReplacedPart | null }
  | { kind: "transferred" }
  | { kind: "given-back" }
  | { kind: "extension-withdrawn" }
  | { kind: "ended"; why: WarrantyEnd }
);

/** `until` is the last day in Romania: the cover holds to its end (Codul civil, art. 2553). */
export type CoverClock = PromisedCover & { from: Day; until: Day; isPaused: boolean; isOver: boolean };

export type Ledger = { deliveredAt: Date; covers: readonly PromisedCover[]; entries: readonly LedgerEntry[] };

type Pause = { from: Day; to: Day };

/**
 * The clock of each cover at this time. A repair adds its days to every cover that ran when the fault was reported, and
 * twelve months to the law's, once. An extension begins where the shop's own promise on the component ends. Replaced parts
 * keep the clock of their component.
 */
export function clocksAt(ledger: Ledger, now: Date): CoverClock[] {
  const { repairs, open } = repairsOf(ledger.entries);
  const end = endOf(ledger.entries);
  const today = dayOf(now);
  const clocks: CoverClock[] = [];
  for (const cover of coversLeft(ledger)) {
    const from = startOf(ledger, cover, clocks);
    let until = addMonths(from, cover.months);
    let isLonger = false;
    for (const repair of repairs) {
      if (repair.from > until) continue;
      until = addDays(until, daysIn({ from: later(repair.from, from), to: repair.to }));
      if (cover.basis !== "legal" || isLonger) continue;
      until = addMonths(until, MONTHS_AFTER_REPAIR);
      isLonger = true;
    }
    const isPaused = open !== null && open <= until && end === null;
    if (isPaused) until = addDays(until, daysIn({ from: later(open, from), to: today }));
    clocks.push({ ...cover, from, until, isPaused, isOver: end !== null || until < today });
  }
  return clocks;
}

function daysIn({ from, to }: Pause): number {
  return Math.max(0, daysBetween(from, to));
}

function later(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/** The promises that still count: without the extension once its buyer withdrew from it. */
export function coversLeft({ covers, entries }: Pick<Ledger, "covers" | "entries">): readonly PromisedCover[] {
  return entries.some(({ kind }) => kind === "extension-withdrawn")
    ? covers.filter(({ basis }) => basis !== "extended")
    : covers;
}

/** Whether the shop owns the unit again, or its buyer got another for it. */
export function hasEnded({ entries }: Pick<Ledger, "entries">): boolean {
  return endOf(entries) !== null;
}

/** Whether a fault was reported and is neither repaired nor rejected. */
export function isInRepair({ entries }: Pick<Ledger, "entries">): boolean {
  return repairsOf(entries).open !== null;
}

function endOf(entries: readonly LedgerEntry[]): Extract<LedgerEntry, { kind: "ended" }> | null {
  const last = entries.findLast((entry) => entry.kind === "ended" || entry.kind === "given-back");
  return last?.kind === "ended" ? last : null;
}

function startOf({ deliveredAt }: Ledger, cover: PromisedCover, earlier: readonly CoverClock[]): Day {
  const own = earlier.find((clock) => clock.basis === "commercial" && clock.component === cover.component);
  return cover.basis === "extended" && own ? own.until : dayOf(deliveredAt);
}

/** The days of repair, from report to return, and the first of one that is under way. */
function repairsOf(entries: readonly LedgerEntry[]): { repairs: Pause[]; open: Day | null } {
  const reported = new Map<string, Day>();
  const repairs: Pause[] = [];
  for (const entry of entries) {
    if (entry.kind === "claimed") reported.set(entry.claim, dayOf(entry.at));
    if (entry.kind !== "repaired" && entry.kind !== "rejected") continue;
    const from = reported.get(entry.claim);
    reported.delete(entry.claim);
    if (entry.kind === "repaired" && from) repairs.push({ from, to: dayOf(entry.at) });
  }
  const open = [...reported.values()].toSorted()[0] ?? null;
  return { repairs, open };
}

/** What is covered at a time, in the order of a sentence: everything, some components, or nothing. */
export type CoverToday =
  | { state: "ended"; why: WarrantyEnd }
  | { state: "over"; since: Day }
  | {
      state: "covered";
      isPaused: boolean;
      until: Day;
      wholeUntil: Day | null;
      components: CoveredComponent[];
      longest: CoveredComponent[];
    };

/**
 * One answer to "what is covered today?". `wholeUntil`: until when the whole unit is; null if only `components` are.
 * `until`: the last day on which anything is, `since` the last on which anything was, and `longest` the components that are covered until then.
 */
export function coverToday(ledger: Ledger, now: Date): CoverToday {
  const ended = endOf(ledger.entries);
  if (ended) return { state: "ended", why: ended.why };
  const clocks = clocksAt(ledger, now);
  const running = clocks.filter((clock) => !clock.isOver);
  if (running.length === 0)
    return { state: "over", since: latest(clocks.map((clock) => clock.until)) ?? dayOf(ledger.deliveredAt) };
  const components = [...new Set(ledger.covers.map((cover) => cover.component))].filter((part) => part !== "unit");
  const lastOf = (part: CoveredComponent) =>
    latest(running.filter((clock) => clock.component === part).map((clock) => clock.until));
  const whole = lastOf("unit");
  const ofParts = components.map(lastOf);
  // All parts together are the whole unit, until the first of them ends.
  const byParts = ofParts.length > 0 && ofParts.every((until) => until !== null) ? earliest(ofParts) : null;
  const until = latest(running.map((clock) => clock.until))!;
  return {
    state: "covered",
    isPaused: running.some((clock) => clock.isPaused),
    until,
    wholeUntil: latest([whole, byParts]),
    components: components.filter((_, place) => ofParts[place] !== null),
    longest: components.filter((_, place) => ofParts[place] === until),
  };
}

function latest(days: readonly (Day | null)[]): Day | null {
  return (
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

function earliest(days: readonly (Day | null)[]): Day | null {
  return days.filter((day) => day !== null).toSorted()[0] ?? null;
}
