// What this module has about a person, for the deletion of an account.

import type { Transaction } from "../../base/db.server.ts";
import type { OrderId, VisitorId } from "../../base/id.ts";
import { eraseQuestionsOf } from "./questions.sql.server.ts";
import { eraseReviewsOf } from "./reviews.sql.server.ts";

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
