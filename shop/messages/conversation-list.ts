// What a list of conversations can be asked for.

import type { DayRange } from "../../base/day.ts";
import type { AccountId } from "../../base/id.ts";

export const CONVERSATIONS_A_PAGE = 50;

export const conversationShows = ["open", "mine", "unassigned", "waiting", "closed"] as const;
export type ConversationShow = (typeof conversationShows)[number];

/** By the last message, by how long it waits, or by the person's name. */
export const conversationSorts = ["last", "waiting", "name"] as const;

/** The days are those of the last message. */
export type ConversationListFilter = DayRange & {
  search: string;
  show: ConversationShow | null;
  sort: (typeof conversationSorts)[number];
  descending: boolean;
  page: number;
  /** Only open ones; with a moment only those that have waited since before it. Null: all. */
  due?: { waitingBefore: Date | null } | null;
  /** Whose "mine" is. */
  by: AccountId;
};
