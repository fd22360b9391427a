// The e-mail of an answer in a conversation.

import type { ConversationLanguage } from "./conversation.ts";

export type AnswerToCompose = {
  number: string;
  name: string;
  language: ConversationLanguage;
  subject: string;
  body: string;
  /** Who wrote it. */
  signedBy: string;
};

/** Renders the e-mail. Pure: it runs inside the transaction. */
export type ComposeAnswer = (answer: AnswerToCompose) => { subject: string; text: string; html: string };
