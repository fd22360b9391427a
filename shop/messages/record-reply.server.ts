import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, databaseTime, type Db, type Transaction } from "../../base/db.server.ts";
import { newId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { numberInSubject, type Conversation, type ConversationLanguage } from "./conversation.ts";
import {
  conversationOfEmails,
  insertMessage,
  lockConversation,
  updateConversation,
} from "./conversations.sql.server.ts";
import { readEmail, type InboundEmail } from "./read-email.server.ts";
import { startConversation, type ConversationDeps } from "./start-conversation.server.ts";

/** `actor`: who brought it in: staff who uploaded a file, or the shop itself. */
type Arrived = {
  raw: Uint8Array;
  actor: Actor;
  language: ConversationLanguage;
  /** Whether a text may hold a card number: such an e-mail is not kept. */
  hasCard: (text: string) => boolean;
};

/**
 * Records an e-mail that came, in the conversation that it answers: by its In-Reply-To and References, else by the
 * number in its subject. Any other e-mail opens a conversation, in the given language. The same e-mail counts once. An
 * absence notice is kept but opens nothing. Refuses with `email-unreadable`, `email-empty` or
 * `email-has-card`.
 */
export async function recordReply(deps: ConversationDeps & { db: Db }, { raw, actor, language, hasCard }: Arrived) {
  const inbound = await readEmail(raw);
  if (!inbound) return refuse.invalid({ code: "email-unreadable" });
  const body = bodyOf(inbound);
  if (body === "") return refuse.invalid({ code: "email-empty" });
  if (hasCard(`${inbound.subject} ${body}`)) return refuse.invalid({ code: "email-has-card" });
  return attempt(deps.db, async (tx) => {
    const conversation = await conversationOf(tx, inbound);
    if (conversation) {
      const isNew = await append(tx, conversation, { inbound, body, actor });
      return ok({ number: conversation.number, isNew });
    }
    const { name, email, subject, messageId } = inbound;
    const opened = await startConversation(tx, deps, {
      origin: "email",
      name,
      email,
      language,
      body,
      actor,
      ...(subject !== "" && { subject }),
      ...(messageId !== null && { messageId }),
    });
    return ok({ number: opened.conversation.number, isNew: true });
  });
}

/** Files are not kept: staff read of them and ask for what they need. */
function bodyOf({ body, attachments }: InboundEmail): string {
  return [body, attachments.map((name) => `📎 ${name}`).join("\n")].filter((part) => part !== "").join("\n\n");
}

async function conversationOf(tx: Transaction, inbound: InboundEmail): Promise<Conversation | null> {
  const own = inbound.messageId === null ? [] : [inbound.messageId];
  const threaded = await conversationOfEmails(tx, [...own, ...inbound.answers]);
  if (threaded) return lockConversation(tx, threaded);
  const number = numberInSubject(inbound.subject);
  return number === null ? null : lockConversation(tx, { number });
}

async function append(
  tx: Transaction,
  conversation: Conversation,
  { inbound, body, actor }: { inbound: InboundEmail; body: string; actor: Actor },
): Promise<boolean> {
  const { email: sender, messageId } = inbound;
  const message = { id: newId<"message">(), direction: "in", body, actor, sender, messageId } as const;
  if (!(await insertMessage(tx, conversation, message))) return false;
  const now = await databaseTime(tx);
  await updateConversation(tx, conversation.id, {
    lastAt: now,
    ...(!inbound.isAutomatic && {
      state: "open" as const,
      unread: true,
      waitingSince: conversation.waitingSince ?? now,
    }),
  });
  await recordAudit(tx, {
    actor,
    action: "reply-recorded",
    entity: "conversation",
    entityId: conversation.number,
    after: { email: sender },
  });
  return true;
}
