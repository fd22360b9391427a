// The office's list of edits of many listings: how it is sorted and filtered.

import type { BulkEditState } from "./bulk-edit.ts";

export const BULK_EDITS_A_PAGE = 50;

export const bulkEditSorts = ["newest", "starts", "ends"] as const;
export type BulkEditSort = (typeof bulkEditSorts)[number];

export const bulkEditKinds = ["edit", "mark-down"] as const;
export type BulkEditKind = (typeof bulkEditKinds)[number];

export type BulkEditsWanted = {
  /** In the words of the listings that it names. */
  search: string;
  states: readonly BulkEditState[];
  kind: BulkEditKind | null;
  /** Who began it. */
  actor: string | null;
  /** Begun from this day to this day, in Romania: "2026-11-21". */
  from: string | null;
  to: string | null;
  sort: BulkEditSort;
  descending: boolean;
};
