// The office's list of received units: how it is sorted and filtered.

import type { TaxRegime } from "./receiving.ts";

export const RECEIVED_A_PAGE = 50;

export const receivingSorts = ["came", "code", "name", "cost"] as const;
export type ReceivingSort = (typeof receivingSorts)[number];

/** `begun`: staff have begun a listing of its own for it. */
export const receivingSteps = ["untouched", "begun"] as const;
export type ReceivingStep = (typeof receivingSteps)[number];

export type ReceivingListQuery = {
  /** In the code, the name, and the number of what it came from. */
  search: string;
  kind: "pc" | "component" | null;
  regime: TaxRegime | null;
  step: ReceivingStep | null;
  /** Received from this day to this day, in Romania: "2026-11-21". */
  from: string | null;
  to: string | null;
  sort: ReceivingSort;
  descending: boolean;
  page: number;
};
