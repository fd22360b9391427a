// A conversation: messages to and from one person about one matter, with the notes of staff.
// Invariant: an open conversation waits for the shop, a waiting one for the person, and a closed one for nobody.

import type { Actor } from "../../base/actor.ts";
import type { AccountId, ConversationId, ListingId, MessageId } from "../../base/id.ts";
import { numberSeries, type PublicNumber } from "../../base/public-number.ts";
import { stateMachine } from "../../base/state-machine.ts";
import { transferDeadline } from "../shipping/calendar.ts";

export type ConversationNumber = PublicNumber<"conversation">;
export const conversationNumbers = numberSeries<ConversationNumber>("MSG");

export const conversationMachine = stateMachine({
  open: ["waiting", "closed"],
  waiting: ["open", "closed"],
  closed: ["open", "waiting"],
});
export const conversationStates = ["open", "waiting", "closed"] as const;
export type ConversationState = (typeof conversationStates)[number];

/** Where the first message came from. */
export type ConversationOrigin = "contact" | "assistant" | "question" | "email" | "staff";
export type ConversationLanguage = "ro" | "en" | "hu" | "uk";

/** "in" is from the person, "out" to them; a "note" is for staff alone. */
export type MessageDirection = "in" | "out" | "note";

export type Conversation = {
  id: ConversationId;
  number: ConversationNumber;
  origin: ConversationOrigin;
  state: ConversationState;
  subject: string;
  name: string;
  email: string;
  language: ConversationLanguage;
  orderNumber: string | null;
  listingId: ListingId | null;
  assignedTo: AccountId | null;
  unread: boolean;
  /** How many messages and notes it has. */
  messages: number;
  waitingSince: Date | null;
  lastAt: Date;
  createdAt: Date;
};

export type ConversationMessage = {
  id: MessageId;
  position: number;
  direction: MessageDirection;
  body: string;
  actor: Actor;
  sender: string | null;
  messageId: string | null;
  at: Date;
};

export const LONGEST_REPLY = 4000; // characters
/** Of an e-mail that came: what is longer is cut. */
export const LONGEST_RECEIVED = 20_000;
const LONGEST_SUBJECT = 80;
export const ANSWER_WORKING_DAYS = 1;

/** An open conversation is late after the end of the next working day. */
export function lateAfter(waitingSince: Date): Date {
  return transferDeadline(waitingSince, ANSWER_WORKING_DAYS);
}

export function isLate({ waitingSince }: Pick<Conversation, "waitingSince">, now: Date): boolean {
  return waitingSince !== null && now >= lateAfter(waitingSince);
}

/** The beginning of a text in one line, cut at a word: its first line is often only a greeting. */
export function subjectOf(text: string): string {
  const clean = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  if (clean.length <= LONGEST_SUBJECT) return clean === "" ? "–" : clean;
  const cut = clean.slice(0, LONGEST_SUBJECT);
  const end = cut.lastIndexOf(" ");
  return `${end > LONGEST_SUBJECT / 2 ? cut.slice(0, end) : cut}…`;
}

/** The subject of an answer by e-mail. The number brings an answer back to its conversation. */
export function answerSubject({ subject, number }: Pick<Conversation, "subject" | "number">): string {
  const bare = subject.replace(/^(?:(?:re|r|fwd?|aw|sv|vá|відп)\s*:\s*)+/iu, "");
  return `Re: ${bare} [${number}]`;
}

/** The number of a conversation in the subject of an e-mail, or null. */
export function numberInSubject(subject: string): ConversationNumber | null {
  return conversationNumbers.parse(/\bMSG-\d{6}\b/i.exec(subject)?.[0].toUpperCase());
}

/** The first order that a text names, or null. */
export function orderIn(text: string): string | null {
  return /\bORD-\d{6}\b/i.exec(text)?.[0].toUpperCase() ?? null;
}

/** The Message-ID of the e-mail that a message of ours is sent with. */
export function messageIdOf(id: MessageId, mailDomain: string): string {
  return `${id}@${mailDomain}`;
}
