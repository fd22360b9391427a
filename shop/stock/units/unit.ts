// A unit as the office sees it: one physical thing, where it lies, where it came from and what became of it.
// Invariant: a unit that is sold or allocated cannot be moved, split, built in or written off.

import type { ListingId, UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { Grade } from "../../inventory/grade.ts";
import type { TaxRegime } from "../../inventory/receiving/receiving.ts";

/** `off-sale`: in stock, but its listing is a draft or withdrawn. */
export const stockStates = [
  "on-sale",
  "off-sale",
  "allocated",
  "sold",
  "intake",
  "inspection",
  "scrapped",
  "converted",
] as const;
export type StockState = (typeof stockStates)[number];

/** What a list can be limited to; `unsold`: everything that the shop owns and has not sold. */
export const stockStateFilters = ["unsold", ...stockStates] as const;
export type StockStateFilter = (typeof stockStateFilters)[number];

/** Whole days since the unit came: from the first number to the day before the second. The same as in the reports. */
export const stockAges = {
  "30": [0, 31],
  "60": [31, 61],
  "90": [61, 91],
  "180": [91, 181],
  older: [91, 36_500],
  "over-180": [181, 36_500],
} as const;
export type UnitAge = keyof typeof stockAges;
export const stockAgeNames = ["30", "60", "90", "180", "older", "over-180"] as const satisfies readonly UnitAge[];

export const unitSources = ["trade-in", "purchase", "conversion", "other"] as const;
export type UnitSource = (typeof unitSources)[number];

export const UNITS_A_PAGE = 50;
/** How many units one form of a list may change. */
export const MOST_UNITS_AT_ONCE = 200;

export const unitSorts = ["newest", "code", "title", "cost", "price"] as const;
export type UnitSort = (typeof unitSorts)[number];

export type StockUnit = {
  id: UnitId;
  code: string;
  serial: string | null;
  grade: Grade | null;
  place: string | null;
  cost: Bani;
  regime: TaxRegime;
  state: StockState;
  source: UnitSource;
  createdAt: Date;
  /** The listing, or what it was bought as. */
  title: string;
  kind: "pc" | "component";
  category: string | null;
  listing: { id: ListingId; price: Bani; state: "draft" | "live" | "withdrawn" } | null;
};

/** What staff may correct, and what it was when their form was opened. */
export type UnitFields = { serial: string | null; grade: Grade | null; place: string | null };

/** Whether something may be done with the unit: it is in stock and nobody has it. */
export function isFree(state: StockState): boolean {
  return state === "on-sale" || state === "off-sale";
}
