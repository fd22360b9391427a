import { recordAudit } from "../../base/audit.server.ts";
import type { Actor } from "../../base/actor.ts";
import { databaseTime, type Transaction } from "../../base/db.server.ts";
import { newId, type AccountId, type ListingId, type MessageId } from "../../base/id.ts";
import { takeNumber } from "../../base/public-number.ts";
import {
  conversationNumbers,
  messageIdOf,
  orderIn,
  subjectOf,
  type Conversation,
  type ConversationLanguage,
  type ConversationOrigin,
} from "./conversation.ts";
import { insertConversation, insertMessage, knownOrder } from "./conversations.sql.server.ts";

export type ConversationDeps = { chance: () => number; mailDomain: string };

export type Opening = {
  origin: ConversationOrigin;
  name: string;
  email: string;
  language: ConversationLanguage;
  /** The beginning of the text where there is none. */
  subject?: string;
  body: string;
  /** What was said before, as a note for staff: a talk with the assistant. */
  transcript?: string;
  orderNumber?: string | null;
  listingId?: ListingId | null;
  actor: Actor;
  assignedTo?: AccountId;
  messageId?: string;
  message?: MessageId;
};

/**
 * Opens a conversation with its first message, in the transaction of what caused it. Staff who write first wait for the
 * answer; anybody else waits for the shop.
 */
export async function startConversation(
  tx: Transaction,
  deps: ConversationDeps,
  opening: Opening,
): Promise<{ conversation: Conversation; messageId: string }> {
  const { origin, name, email, language, body, transcript, actor, listingId = null, assignedTo = null } = opening;
  const now = await databaseTime(tx);
  const isOurs = origin === "staff";
  const row = {
    origin,
    state: isOurs ? ("waiting" as const) : ("open" as const),
    subject: opening.subject === undefined ? subjectOf(body) : subjectOf(opening.subject),
    name,
    email,
    language,
    listingId,
    assignedTo,
    orderNumber: await knownOrder(tx, opening.orderNumber ?? orderIn(`${opening.subject ?? ""} ${body}`)),
    unread: !isOurs,
    waitingSince: isOurs ? null : now,
    lastAt: now,
  };
  const id = newId<"conversation">();
  const number = await takeNumber(conversationNumbers, {
    chance: deps.chance,
    take: (free) => insertConversation(tx, { id, number: free, ...row }),
  });
  const about = { actor, sender: isOurs ? null : email };
  if (transcript)
    await insertMessage(tx, { id }, { id: newId(), direction: "note", body: transcript, messageId: null, ...about });
  const first = opening.message ?? newId<"message">();
  const messageId = opening.messageId ?? messageIdOf(first, deps.mailDomain);
  await insertMessage(tx, { id }, { id: first, direction: isOurs ? "out" : "in", body, messageId, ...about });
  await recordAudit(tx, { actor, action: "opened", entity: "conversation", entityId: number, after: { origin } });
  const messages = transcript ? 2 : 1;
  return { conversation: { id, number, ...row, messages, createdAt: now }, messageId };
}
