// The e-mails about reviews and questions: their data, without words and addresses.

import type { ListingId } from "../../base/id.ts";
import type { Order } from "../orders/order.ts";
import type { Review, ReviewLanguage } from "./review.ts";

export type ReviewEmail =
  /** Asks for a review of each of these products, once for each order. */
  | { kind: "review-request"; order: Pick<Order, "number" | "linkKey" | "address">; goods: readonly string[] }
  | { kind: "review-rejected"; review: Review; order: Pick<Order, "number" | "linkKey" | "address"> }
  /** Invariant: it repeats nothing of the question, or the form could be used to send spam. */
  | { kind: "question-receipt"; listing: { id: ListingId; title: string } }
  /** To the shop, in its own language. */
  | {
      kind: "question-asked";
      listing: { id: ListingId; title: string };
      name: string;
      email: string;
      question: string;
      number: string;
    };

/** Renders an e-mail. Pure: it runs inside the transaction. `stopLink` is set where one may refuse such e-mails. */
export type ComposeReviewEmail = (
  email: ReviewEmail,
  language: ReviewLanguage,
) => { subject: string; text: string; html: string; stopLink: string | null };
