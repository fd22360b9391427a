import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import type { ReviewId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import { findOrder } from "../orders/orders.sql.server.ts";
import type { ComposeReviewEmail } from "./emails.ts";
import type { ReviewDecisionForm } from "./forms.ts";
import { reviewMachine, type Review } from "./review.ts";
import { lockReview, updateReview } from "./reviews.sql.server.ts";

type Deps = { db: Db; clock: Clock; composeReview: ComposeReviewEmail };

/**
 * Publishes or rejects a review, or writes the shop's reply below it; an empty reply removes it. A rejection is told to the
 * buyer by e-mail. Refuses with `review-unknown`, `review-moved` (somebody changed it since the page was shown) or
 * `review-not-movable` (it is in that state already).
 */
export function decideReview(
  deps: Deps,
  { id, form, actor }: { id: ReviewId; form: ReviewDecisionForm; actor: Actor },
) {
  return attempt(deps.db, async (tx) => {
    const review = await lockReview(tx, { id });
    if (!review) return refuse.notFound({ code: "review-unknown" });
    if (review.version !== form.seen) return refuse.conflict({ code: "review-moved" });
    if (form.intent === "reply") return ok(await reply(tx, deps, review, { text: form.reply, actor }));
    const to = form.intent === "publish" ? "published" : "rejected";
    if (!reviewMachine.may({ from: review.state, to, by: "staff" }))
      return refuse.conflict({ code: "review-not-movable" });
    if (form.intent === "publish") return ok(await publish(tx, deps, review, actor));
    const reason = form.reason;
    await updateReview(tx, id, { state: "rejected", reason, publishedAt: null });
    await audit(tx, review, { action: "rejected", actor, after: { reason } });
    await emailBuyer(tx, deps, { ...review, state: "rejected", reason });
    return ok(null);
  });
}

/**
 * Publishes the ticked reviews that wait and that nobody changed since the list was shown; the others stay as they are.
 * Returns how many were published.
 */
export async function publishReviews(
  deps: Deps,
  { ticked, actor }: { ticked: readonly { id: ReviewId; seen: number }[]; actor: Actor },
): Promise<number> {
  let published = 0;
  for (const { id, seen } of ticked) {
    const done = await attempt(deps.db, async (tx) => {
      const review = await lockReview(tx, { id });
      if (!review) return refuse.notFound({ code: "review-unknown" });
      if (review.version !== seen || review.state !== "pending") return refuse.conflict({ code: "review-moved" });
      return ok(await publish(tx, deps, review, actor));
    });
    if (done.ok) published += 1;
  }
  return published;
}

async function publish(tx: Transaction, { clock }: Deps, review: Review, actor: Actor): Promise<null> {
  await updateReview(tx, review.id, { state: "published", reason: null, publishedAt: clock.now() });
  await audit(tx, review, { action: "published", actor });
  return null;
}

async function reply(
  tx: Transaction,
  { clock }: Deps,
  review: Review,
  { text, actor }: { text: string; actor: Actor },
): Promise<null> {
  const next = text === "" ? null : text;
  if (next === review.reply) return null;
  await updateReview(tx, review.id, { reply: next, repliedAt: next === null ? null : clock.now() });
  await audit(tx, review, { action: next === null ? "reply-removed" : "replied", actor });
  return null;
}

/** In the language of the review. The buyer may change it while there is time. */
async function emailBuyer(tx: Transaction, deps: Deps, review: Review): Promise<void> {
  const order = await findOrder(tx, { id: review.orderId });
  if (!order) return;
  const { subject, text, html } = deps.composeReview({ kind: "review-rejected", review, order }, review.language);
  const key = `review ${review.id} rejected ${review.version}`;
  await enqueueEmail(tx, { key, recipient: order.email, language: review.language, subject, text, html });
}

function audit(
  tx: Transaction,
  { id, state }: Review,
  { action, actor, after }: { action: string; actor: Actor; after?: object },
): Promise<void> {
  return recordAudit(tx, { actor, action, entity: "review", entityId: id, before: { state }, ...(after && { after }) });
}
