// The office's list of goods that are held and not paid for: how it is sorted and filtered.

import type { DayRange } from "../../../base/day.ts";

export const ALLOCATIONS_A_PAGE = 50;

/** `holder`: strangers first, then by network and person. */
export const allocationSorts = ["holder", "until", "title"] as const;
export type AllocationSort = (typeof allocationSorts)[number];

/** `strangers` have no account and have not opened the link of their e-mail. */
export const allocationHolders = ["strangers", "known"] as const;
export type AllocationHolder = (typeof allocationHolders)[number];

export const allocationKinds = ["checkout", "reservation", "order"] as const;
export type AllocationKind = (typeof allocationKinds)[number];

/** The days are those on which the allocation ends. */
export type AllocationsWanted = DayRange & {
  /** In the unit's code, the words of the listing, the e-mail address and the order's number. */
  search: string;
  holder: AllocationHolder | null;
  kind: AllocationKind | null;
  /** The prefix of a network, as the list shows it; only strangers have one. */
  network: string | null;
};

export type AllocationListQuery = AllocationsWanted & { sort: AllocationSort; descending: boolean; page: number };
