// A question about a listing. It is answered as a conversation; staff may publish it with its answer, in a wording that
// may be edited, on the page of the listing.
// Invariant: nothing of it is public before staff publish it, and never more of the person than a first name.

import type { DayRange } from "../../base/day.ts";
import type { ConversationId, ListingId, QuestionId } from "../../base/id.ts";

export const questionTransitions = {
  asked: ["published"],
  published: ["unpublished"],
  unpublished: ["published"],
} as const;
export type QuestionState = keyof typeof questionTransitions;
export const questionStates = ["asked", "published", "unpublished"] as const satisfies readonly QuestionState[];

export const SHORTEST_QUESTION = 10; // characters
export const LONGEST_QUESTION = 2000;
export const LONGEST_PUBLIC_ANSWER = 4000;
export const LONGEST_FIRST_NAME = 60;

export type Question = {
  id: QuestionId;
  conversationId: ConversationId | null;
  listingId: ListingId;
  state: QuestionState;
  name: string | null;
  language: "ro" | "en" | "hu" | "uk";
  question: string;
  answer: string | null;
  version: number;
  askedAt: Date;
  publishedAt: Date | null;
};

/** What the page of a listing shows. */
export type PublishedQuestion = Pick<Question, "id" | "name" | "language" | "question"> & {
  answer: string;
  publishedAt: Date;
};

/** The first word of a name: all that is ever shown of it. */
export function firstNameOf(name: string): string {
  return (name.trim().split(/\s+/)[0] ?? "").slice(0, LONGEST_FIRST_NAME);
}

export const QUESTIONS_A_PAGE = 50;
export const questionSorts = ["asked", "title"] as const;
/** The days are those on which it was asked. */
export type QuestionListFilter = DayRange & {
  search: string;
  state: QuestionState | null;
  sort: (typeof questionSorts)[number];
  descending: boolean;
  page: number;
};
