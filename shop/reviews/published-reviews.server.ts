// What the shop's pages show: published reviews and questions.

import type { Queryable } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import type { LiveReviews } from "./live-reviews.server.ts";
import { publishedQuestions } from "./questions.sql.server.ts";
import {
  NO_STARS,
  ratingOf,
  REVIEWS_A_PAGE,
  type PublicReviewSort,
  type PublishedReview,
  type StarCounts,
  type Stars,
} from "./review.ts";
import { countStars, selectPublished } from "./reviews.sql.server.ts";

export type ReviewsView = {
  reviews: PublishedReview[];
  counts: StarCounts;
  rating: { count: number; average: number } | null;
};

/** A page of all published reviews, or of those with this number of stars. */
export async function viewPublishedReviews(
  deps: { db: Queryable },
  { stars, sort, page }: { stars: Stars | null; sort: PublicReviewSort; page: number },
): Promise<ReviewsView & { pages: number }> {
  const [reviews, counts] = await Promise.all([
    selectPublished(deps.db, { of: "all", stars, sort, page }),
    countStars(deps.db, "all"),
  ]);
  const rating = ratingOf(counts);
  const found = stars === null ? (rating?.count ?? 0) : counts[stars];
  return { reviews, counts, rating, pages: Math.ceil(found / REVIEWS_A_PAGE) };
}

const SHOWN_OF_A_LISTING = 20;
const SHOWN_OF_OTHERS = 3;

/**
 * What the page of a listing shows: its own reviews, and the answered questions. A PC is sold once, so while it is for
 * sale nobody can have reviewed it: then some of other PCs, those with the same graphics card first. No query for a
 * listing that has none of its own.
 */
export async function viewReviewsOfListing(
  { db, liveReviews }: { db: Queryable; liveReviews: LiveReviews },
  { id, kind, gpu }: { id: ListingId; kind: "pc" | "component"; gpu: string | null },
) {
  const live = liveReviews.current();
  const [own, ofPcs] = await Promise.all([
    live.listings.has(id) ? postsOf(db, id) : NO_POSTS,
    kind === "pc" ? live.ofPcs(gpu) : [],
  ]);
  const others = ofPcs.filter(({ listingId }) => listingId !== id).slice(0, SHOWN_OF_OTHERS);
  return { ...own, rating: ratingOf(own.counts), others };
}

const NO_POSTS = { reviews: [], counts: NO_STARS, questions: [] };

async function postsOf(db: Queryable, id: ListingId) {
  const [reviews, counts, questions] = await Promise.all([
    selectPublished(db, { of: id, stars: null, sort: "newest", page: 1, most: SHOWN_OF_A_LISTING }),
    countStars(db, id),
    publishedQuestions(db, id),
  ]);
  return { reviews, counts, questions };
}
