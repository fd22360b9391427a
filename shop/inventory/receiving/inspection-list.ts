// The office's list of inspections: how it is sorted and filtered, and its rows.

import type { UnitId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { inspectionOutcomes, type InspectionCause, type InspectionOutcome } from "./inspection.ts";

export const INSPECTIONS_A_PAGE = 50;

export const inspectionSorts = ["came", "settled", "code", "title", "price"] as const;
export type InspectionSort = (typeof inspectionSorts)[number];

/** What the list can be limited to, beside those that wait: all decided ones, or those with one outcome. */
export const decidedFilters = ["decided", ...inspectionOutcomes] as const;
export type DecidedFilter = (typeof decidedFilters)[number];

export type InspectionListQuery = {
  /** In the code, the serial number, the number of the claim or order, and the words of the listing. */
  search: string;
  /** Null: those that wait for a decision. */
  state: DecidedFilter | null;
  why: InspectionCause | null;
  /** Came back from this day to this day, in Romania: "2026-11-21". */
  from: string | null;
  to: string | null;
  sort: InspectionSort;
  descending: boolean;
  page: number;
};

/** A returned unit as the list shows it; `outcome` and `settledAt` are null until somebody decides. */
export type InspectionRow = {
  unitId: UnitId;
  code: string;
  title: string;
  /** Null for a unit without a listing. */
  price: Bani | null;
  why: InspectionCause;
  source: string;
  cameAt: Date;
  outcome: InspectionOutcome | null;
  note: string | null;
  settledAt: Date | null;
};
