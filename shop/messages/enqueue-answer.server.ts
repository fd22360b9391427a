import type { Transaction } from "../../base/db.server.ts";
import type { MessageId } from "../../base/id.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import { answerSubject, messageIdOf, type Conversation, type ConversationMessage } from "./conversation.ts";
import type { ComposeAnswer } from "./emails.ts";

const MOST_REFERENCES = 20;

export type AnswerMailDeps = { composeAnswer: ComposeAnswer; mailDomain: string };

type Answer = { id: MessageId; body: string; signedBy: string; earlier: readonly ConversationMessage[] };

/** Writes the e-mail of an answer, which mail programs show below the e-mails before it. */
export async function enqueueAnswer(
  tx: Transaction,
  deps: AnswerMailDeps,
  conversation: Pick<Conversation, "number" | "subject" | "name" | "email" | "language">,
  { id, body, signedBy, earlier }: Answer,
): Promise<void> {
  const { number, name, email, language } = conversation;
  const ids = earlier.flatMap(({ messageId }) => (messageId === null ? [] : [messageId]));
  const subject = ids.length === 0 ? `${conversation.subject} [${number}]` : answerSubject(conversation);
  await enqueueEmail(tx, {
    key: `conversation ${number} ${id}`,
    recipient: email,
    language,
    ...deps.composeAnswer({ name, number, language, subject, body, signedBy }),
    thread: {
      messageId: messageIdOf(id, deps.mailDomain),
      inReplyTo: ids.at(-1) ?? null,
      references: ids.slice(-MOST_REFERENCES),
      byPerson: true,
    },
  });
}
