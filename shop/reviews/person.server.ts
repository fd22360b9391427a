// What this module has about a person, for an export and for the deletion of an account.

import type { Db, Transaction } from "../../base/db.server.ts";
import type { OrderId, VisitorId } from "../../base/id.ts";
import { eraseQuestionsOf } from "./questions.sql.server.ts";
import { eraseReviewsOf, reviewsOfVisitor } from "./reviews.sql.server.ts";

/** The reviews that somebody wrote. Their questions are in their conversations. */
export async function reviewsOfPerson(deps: { db: Db }, { visitorId }: { visitorId: VisitorId }) {
  const reviews = await reviewsOfVisitor(deps.db, visitorId);
  return reviews.map(({ orderNumber, goods, state, stars, title, body, author, writtenAt, reply }) => ({
    orderNumber,
    goods,
    state,
    stars,
    title,
    body,
    author,
    writtenAt,
    reply,
  }));
}

/**
 * Deletes a person's reviews and questions that are not public; public ones lose the name. Call it before their orders and
 * conversations are forgotten: those say whose they are.
 */
export async function eraseReviews(
  tx: Transaction,
  { email, ...of }: ({ visitorId: VisitorId } | { orderIds: readonly OrderId[] }) & { email: string },
): Promise<void> {
  await eraseReviewsOf(tx, of);
  await eraseQuestionsOf(tx, email);
}
