// What staff see of reviews.

import type { Db } from "../../base/db.server.ts";
import type { ReviewId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { findOrder } from "../orders/orders.sql.server.ts";
import { OFFICE_REVIEWS_A_PAGE, type ReviewListFilter } from "./review.ts";
import {
  countPending,
  countReviewStates,
  historyOf,
  nextPending,
  reviewById,
  selectReviews,
} from "./reviews.sql.server.ts";

/** A page of reviews, how many were found, and how many are in each state. */
export async function listReviews(deps: { db: Db }, filter: ReviewListFilter) {
  const [{ rows, total }, counts] = await Promise.all([
    selectReviews(deps.db, filter, OFFICE_REVIEWS_A_PAGE),
    countReviewStates(deps.db),
  ]);
  return { rows, total, counts };
}

/** How many reviews wait to be read. */
export function countPendingReviews(deps: { db: Db }): Promise<number> {
  return countPending(deps.db);
}

/** A review with its order, what happened to it, and the next one that waits. Refuses with `review-unknown`. */
export async function viewReview(deps: { db: Db }, { id }: { id: ReviewId }) {
  const review = await reviewById(deps.db, id);
  if (!review) return refuse.notFound({ code: "review-unknown" });
  const [order, history, next] = await Promise.all([
    findOrder(deps.db, { id: review.orderId }),
    historyOf(deps.db, id),
    nextPending(deps.db, id),
  ]);
  if (!order) return refuse.notFound({ code: "review-unknown" });
  return ok({ review, order, history, next });
}
