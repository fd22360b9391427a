// The office's list of incoming payments, line by line of the statements: how it is sorted and filtered.

import type { LineState } from "./statement.ts";

export const LINES_A_PAGE = 50;

export const lineSorts = ["booked", "amount", "payer"] as const;
export type LineSort = (typeof lineSorts)[number];

/** What the list can be limited to, beside the lines that wait for staff. */
export const lineFilters = ["matched", "ignored", "new", "all"] as const satisfies readonly (LineState | "all")[];
export type LineFilter = (typeof lineFilters)[number];

export type LineListQuery = {
  /** In the payer, the text, the account and the order's number; an amount in RON finds exactly it. */
  search: string;
  /** Null: the lines that wait for staff. */
  state: LineFilter | null;
  /** Booked from this day to this day: "2026-11-21". */
  from: string | null;
  to: string | null;
  sort: LineSort;
  descending: boolean;
  page: number;
  /** Only lines that wait for staff; with a moment only those booked before its day. Null: all. */
  due: { before: Date | null } | null;
};
