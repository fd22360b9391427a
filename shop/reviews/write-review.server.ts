import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import { newId, type OrderId, type ReviewId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { ReviewForm } from "./forms.ts";
import { editableUntil, type Review, type ReviewLanguage } from "./review.ts";
import { insertReview, keptGoods, lockReview, updateReview } from "./reviews.sql.server.ts";

type Written = { order: { id: OrderId; number: string }; form: ReviewForm; language: ReviewLanguage };

/**
 * Stores a buyer's review of one product of their delivered order, or changes the one that they wrote; either then waits
 * for staff. The same form sent twice is one review. Refuses with `review-goods-unknown` (not a product of the order
 * that its buyer kept), `review-closed` (it can be changed for 30 days) or `review-changed` (another page changed it).
 */
export function writeReview(deps: { db: Db; clock: Clock }, { order, form, language }: Written) {
  return attempt(deps.db, async (tx) => {
    const goods = (await keptGoods(tx, order.id)).find(({ listingId }) => listingId === form.listing);
    if (!goods) return refuse.invalid({ code: "review-goods-unknown" });
    const now = deps.clock.now();
    const review = newReview({ order, form, language, goods: goods.title, now });
    if (form.seen === 0 && (await insertReview(tx, review))) {
      await audit(tx, review.id, { action: "written", stars: form.stars });
      return ok({ id: review.id });
    }
    const before = await lockReview(tx, { orderId: order.id, listingId: form.listing });
    if (!before) return refuse.conflict({ code: "review-changed" });
    if (isSame(before, form)) return ok({ id: before.id });
    if (form.seen !== before.version) return refuse.conflict({ code: "review-changed" });
    if (now >= editableUntil(before)) return refuse.conflict({ code: "review-closed" });
    const { stars, title, body, author } = form;
    await updateReview(tx, before.id, {
      stars,
      title,
      body,
      author,
      language,
      state: "pending",
      reason: null,
      editedAt: now,
    });
    await audit(tx, before.id, { action: "edited", stars });
    return ok({ id: before.id });
  });
}

type New = Written & { goods: string; now: Date };

function newReview({ order, form: { listing, stars, title, body, author }, language, goods, now }: New): Review {
  return {
    id: newId<"review">(),
    orderId: order.id,
    orderNumber: order.number,
    listingId: listing,
    goods,
    state: "pending",
    stars,
    title,
    body,
    author,
    language,
    reason: null,
    version: 1,
    reply: null,
    repliedAt: null,
    writtenAt: now,
    editedAt: now,
    publishedAt: null,
  };
}

function isSame(review: Review, { stars, title, body, author }: ReviewForm): boolean {
  return review.stars === stars && review.title === title && review.body === body && review.author === author;
}

function audit(tx: Transaction, id: ReviewId, { action, stars }: { action: string; stars: number }): Promise<void> {
  return recordAudit(tx, { actor: "buyer", action, entity: "review", entityId: id, after: { stars } });
}
