// A review: what a buyer wrote about one product of a delivered order.
// Invariant: only the buyer of a delivered order writes one, one for each product of the order, and nothing is shown that
// staff have not read. A low grade is no reason to reject it (Directive 2005/29/EC, annex I, 23b and 23c).

import { type DayRange, endOfTerm } from "../../base/day.ts";
import type { ListingId, OrderId, ReviewId } from "../../base/id.ts";
import { stateMachine } from "../../base/state-machine.ts";

export const reviewTransitions = {
  pending: { published: ["staff"], rejected: ["staff"] },
  published: { rejected: ["staff"], pending: ["buyer"] },
  rejected: { published: ["staff"], pending: ["buyer"] },
} as const;
export type ReviewState = keyof typeof reviewTransitions;
export const reviewStates = ["pending", "published", "rejected"] as const satisfies readonly ReviewState[];
export const reviewMachine = stateMachine(reviewTransitions);

/** The only reasons for which a review is rejected. */
export const rejectionReasons = ["insult", "personal-data", "not-the-product", "advertisement"] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export const starGrades = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof starGrades)[number];
export type ReviewLanguage = "ro" | "en" | "hu" | "uk";

export const SHORTEST_REVIEW = 10; // characters
export const LONGEST_REVIEW = 3000;
export const LONGEST_REVIEW_TITLE = 100;
export const LONGEST_AUTHOR = 60;
export const LONGEST_SHOP_REPLY = 2000;
const EDITABLE_DAYS = 30;

export type Review = {
  id: ReviewId;
  orderId: OrderId;
  orderNumber: string;
  listingId: ListingId;
  /** The title of the product when it was bought. */
  goods: string;
  state: ReviewState;
  stars: Stars;
  title: string;
  body: string;
  /** Null once its account was deleted. */
  author: string | null;
  language: ReviewLanguage;
  reason: RejectionReason | null;
  version: number;
  reply: string | null;
  repliedAt: Date | null;
  writtenAt: Date;
  editedAt: Date;
  publishedAt: Date | null;
};

/** What the shop's pages show of a review. */
export type PublishedReview = Pick<
  Review,
  | "id"
  | "listingId"
  | "goods"
  | "stars"
  | "title"
  | "body"
  | "author"
  | "language"
  | "reply"
  | "repliedAt"
  | "writtenAt"
>;

/** How many published reviews gave each number of stars. */
export type StarCounts = Record<Stars, number>;
export const NO_STARS: StarCounts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };

/** The number of reviews and their average; null where there are none. */
export function ratingOf(counts: StarCounts): { count: number; average: number } | null {
  const count = starGrades.reduce((sum, stars) => sum + counts[stars], 0);
  if (count === 0) return null;
  return { count, average: starGrades.reduce((sum, stars) => sum + stars * counts[stars], 0) / count };
}

/** Until when its buyer may change it. */
export function editableUntil({ writtenAt }: Pick<Review, "writtenAt">): Date {
  return endOfTerm(writtenAt, { days: EDITABLE_DAYS });
}

/** The name that the form proposes: the first name with the initial of the last one. */
export function proposedAuthor({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial = ""] = lastName.trim();
  return `${firstName.trim()}${initial === "" ? "" : ` ${initial.toUpperCase()}.`}`.slice(0, LONGEST_AUTHOR);
}

export const REVIEWS_A_PAGE = 10;
export const publicReviewSorts = ["newest", "best", "worst"] as const;
export type PublicReviewSort = (typeof publicReviewSorts)[number];

export const OFFICE_REVIEWS_A_PAGE = 50;
export const officeReviewSorts = ["edited", "stars", "goods"] as const;
/** The days are those of its last change. */
export type ReviewListFilter = DayRange & {
  search: string;
  state: ReviewState | null;
  stars: Stars | null;
  sort: (typeof officeReviewSorts)[number];
  descending: boolean;
  page: number;
};
