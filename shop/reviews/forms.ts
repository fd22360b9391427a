// The forms of reviews and questions. Messages are codes: each has its words.

import { z } from "zod";
import { parseId, parseListingId, type ListingId, type ReviewId } from "../../base/id.ts";
import { emailAddress, oneLine, personName } from "../../base/typed-fields.ts";
import { LONGEST_FIRST_NAME, LONGEST_PUBLIC_ANSWER, LONGEST_QUESTION, SHORTEST_QUESTION } from "./question.ts";
import {
  LONGEST_AUTHOR,
  LONGEST_REVIEW,
  LONGEST_REVIEW_TITLE,
  LONGEST_SHOP_REPLY,
  rejectionReasons,
  SHORTEST_REVIEW,
  type Stars,
} from "./review.ts";

/** Control characters but line breaks are dropped; at most one empty line stays. */
const longText = z.string("form-invalid").transform((text) =>
  text
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim(),
);
const version = z.coerce
  .number("form-invalid")
  .int("form-invalid")
  .min(0, "form-invalid")
  .max(1_000_000, "form-invalid");

const listing = z.string("form-invalid").transform((text, context): ListingId => {
  const id = parseListingId(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "form-invalid" });
  return z.NEVER;
});

const stars = z
  .string("stars-missing")
  .regex(/^[1-5]$/, "stars-missing")
  .transform((text) => Number(text) as Stars);

/** `seen`: the version that the page showed; 0 for a new review. */
export const ReviewForm = z.object({
  listing,
  seen: version,
  stars,
  title: oneLine.pipe(z.string().max(LONGEST_REVIEW_TITLE, "too-long")),
  body: longText.pipe(z.string().min(SHORTEST_REVIEW, "review-short").max(LONGEST_REVIEW, "too-long")),
  author: personName({ max: LONGEST_AUTHOR, short: "author-short" }),
});
export type ReviewForm = z.infer<typeof ReviewForm>;

export const ReviewDecisionForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("publish"), seen: version }),
    z.object({ intent: z.literal("reject"), seen: version, reason: z.enum(rejectionReasons, "rejection-missing") }),
    // Empty: there is no reply any more.
    z.object({
      intent: z.literal("reply"),
      seen: version,
      reply: longText.pipe(z.string().max(LONGEST_SHOP_REPLY, "too-long")),
    }),
  ],
  "form-invalid",
);
export type ReviewDecisionForm = z.infer<typeof ReviewDecisionForm>;

/** A ticked row of the office's list: the review and the version that the list showed. */
export function parseTickedReview(value: string): { id: ReviewId; seen: number } | null {
  const [text, seen = ""] = value.split(" ");
  const id = parseId<"review">(text);
  return id !== null && /^\d{1,7}$/.test(seen) ? { id, seen: Number(seen) } : null;
}

export const QuestionForm = z.object({
  name: personName({ max: 100, short: "author-short" }),
  email: emailAddress,
  question: longText.pipe(z.string().min(SHORTEST_QUESTION, "question-short").max(LONGEST_QUESTION, "too-long")),
});
export type QuestionForm = z.infer<typeof QuestionForm>;

export const QuestionDecisionForm = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.literal("publish"),
      seen: version,
      question: longText.pipe(z.string().min(1, "text-missing").max(LONGEST_QUESTION, "too-long")),
      answer: longText.pipe(z.string().min(1, "text-missing").max(LONGEST_PUBLIC_ANSWER, "too-long")),
      // Only a first name: what follows it is cut.
      name: oneLine.transform((text) => text.split(" ")[0]!.slice(0, LONGEST_FIRST_NAME)),
    }),
    z.object({ intent: z.literal("unpublish"), seen: version }),
  ],
  "form-invalid",
);
export type QuestionDecisionForm = z.infer<typeof QuestionDecisionForm>;
