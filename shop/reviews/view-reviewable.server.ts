import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import type { ListingId, OrderId } from "../../base/id.ts";
import { editableUntil, type Review } from "./review.ts";
import { keptGoods, reviewsOfOrder } from "./reviews.sql.server.ts";

export type ReviewableGoods = { listingId: ListingId; title: string; review: Review | null; isEditable: boolean };

/**
 * The products of an order that its buyer can review, each with the review that they wrote. Empty before the delivery,
 * and for what was cancelled or sent back.
 */
export async function viewReviewable(
  deps: { db: Db; clock: Clock },
  { id }: { id: OrderId },
): Promise<ReviewableGoods[]> {
  const [goods, reviews] = await Promise.all([keptGoods(deps.db, id), reviewsOfOrder(deps.db, id)]);
  const now = deps.clock.now();
  return goods.map((each) => {
    const review = reviews.find(({ listingId }) => listingId === each.listingId) ?? null;
    return { ...each, review, isEditable: review === null || now < editableUntil(review) };
  });
}
