// The office's list of claims: how it is sorted and filtered.

import type { ProductClass } from "../catalogue/product-class.ts";
import type { ClaimKind, ClaimState } from "./claim.ts";

export const CLAIMS_A_PAGE = 50;

export const claimSorts = ["opened", "number"] as const;
export type ClaimSort = (typeof claimSorts)[number];

/** The states in which staff act next. */
export const statesToAnswer = ["asked", "received"] as const satisfies ClaimState[];

export type ClaimListQuery = {
  /** Any of them; an empty list does not filter. */
  states: readonly ClaimState[];
  kind: ClaimKind | null;
  /** In the numbers of claim and order, the buyer's name and e-mail address, and a unit's title, code, serial number or part. */
  search: string;
  /** With a unit of this class. */
  class: ProductClass | null;
  /** Only those that wait for staff. */
  isToAnswer: boolean;
  /** Opened before this moment. */
  openedBefore: Date | null;
  /** Opened from this day to this day, in Romania: "2026-11-21". */
  from: string | null;
  to: string | null;
  sort: ClaimSort;
  descending: boolean;
  page: number;
};
