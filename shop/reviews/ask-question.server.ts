import type { Clock } from "../../base/clock.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { newId, type ListingId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import { startConversation, type ConversationDeps } from "../messages/start-conversation.server.ts";
import type { ComposeReviewEmail } from "./emails.ts";
import type { QuestionForm } from "./forms.ts";
import { firstNameOf } from "./question.ts";
import { insertQuestion, listedTitle } from "./questions.sql.server.ts";
import type { ReviewLanguage } from "./review.ts";

type Deps = ConversationDeps & {
  db: Db;
  clock: Clock;
  mailLimits: MailLimits;
  composeReview: ComposeReviewEmail;
  company: { email: string };
};

/**
 * Stores a visitor's question about a listing and opens its conversation, with an e-mail to the shop and a receipt to the
 * sender: all or nothing. If the sender's mailbox has reached its e-mail limit, `receipt` is false. Refuses with
 * `listing-unknown`.
 */
export function askQuestion(
  deps: Deps,
  { listingId, form, language }: { listingId: ListingId; form: QuestionForm; language: ReviewLanguage },
) {
  return attempt(deps.db, async (tx) => {
    const title = await listedTitle(tx, listingId);
    if (title === null) return refuse.notFound({ code: "listing-unknown" });
    const { name, email, question } = form;
    const about = { name, email, language, listingId };
    const opening = { ...about, origin: "question", subject: title, body: question, actor: "buyer" } as const;
    const { conversation, messageId } = await startConversation(tx, deps, opening);
    await insertQuestion(tx, {
      id: newId<"question">(),
      conversationId: conversation.id,
      listingId,
      state: "asked",
      name: firstNameOf(name),
      language,
      question,
      answer: null,
      version: 1,
      askedAt: deps.clock.now(),
      publishedAt: null,
    });
    const listing = { id: listingId, title };
    const { number } = conversation;
    const { stopLink: _, ...toShop } = deps.composeReview(
      { kind: "question-asked", listing, name, email, question, number },
      "ro",
    );
    await enqueueEmail(tx, {
      key: `question ${number} to the shop`,
      recipient: deps.company.email,
      language: "ro",
      ...toShop,
    });
    const receipt = await mayMail(tx, deps.mailLimits, { to: email, reason: "receipt" });
    if (receipt) {
      const { stopLink: __, ...toSender } = deps.composeReview({ kind: "question-receipt", listing }, language);
      const thread = { messageId, inReplyTo: null, references: [], byPerson: false };
      await enqueueEmail(tx, { key: `question ${number} receipt`, recipient: email, language, ...toSender, thread });
    }
    return ok({ receipt });
  });
}
