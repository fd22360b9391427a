import { createHash } from "node:crypto";
import { roleOf, type Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, databaseTime, type Db, type Transaction } from "../../base/db.server.ts";
import { newId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { numberInSubject, type Conversation, type ConversationLanguage } from "./conversation.ts";
import {
  conversationOfEmails,
  insertMessage,
  lockConversation,
  lockEmail,
  updateConversation,
} from "./conversations.sql.server.ts";
import { readReceivedEmail, type InboundEmail } from "./read-email.server.ts";
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
 * number in its subject, which anybody can guess: it counts only from the address of the conversation, or if staff brought
 * the e-mail in. Any other e-mail opens a conversation, in the given language. The same e-mail counts once. An absence notice is kept but reopens
 * nothing. Refuses with `email-unreadable`, `email-empty`, `email-has-card` or `reading-too-long`.
 */
export async function recordReply(deps: ConversationDeps & { db: Db }, { raw, actor, language, hasCard }: Arrived) {
  const read = await readReceivedEmail(raw);
  if (!read.ok) return read;
  const inbound = withMessageId(read.value, { raw, mailDomain: deps.mailDomain });
  if (!inbound) return refuse.invalid({ code: "email-unreadable" });
  const body = bodyOf(inbound);
  if (body === "") return refuse.invalid({ code: "email-empty" });
  if (hasCard(`${inbound.subject} ${body}`)) return refuse.invalid({ code: "email-has-card" });
  return attempt(deps.db, async (tx) => {
    await lockEmail(tx, inbound.messageId);
    const conversation = await conversationOf(tx, inbound, { actor });
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
      messageId,
    });
    return ok({ number: opened.conversation.number, isNew: true });
  });
}

type IdentifiedEmail = InboundEmail & { messageId: string };

/** An e-mail without a Message-ID gets one that follows from its bytes: the same e-mail counts once. */
function withMessageId(
  inbound: InboundEmail | null,
  { raw, mailDomain }: { raw: Uint8Array; mailDomain: string },
): IdentifiedEmail | null {
  if (inbound === null) return null;
  const messageId = inbound.messageId ?? `${createHash("sha256").update(raw).digest("hex")}@received.${mailDomain}`;
  return { ...inbound, messageId };
}

/** Files are not kept: staff read of them and ask for what they need. */
function bodyOf({ body, attachments }: InboundEmail): string {
  return [body, attachments.map((name) => `📎 ${name}`).join("\n")].filter((part) => part !== "").join("\n\n");
}

async function conversationOf(
  tx: Transaction,
  inbound: IdentifiedEmail,
  { actor }: { actor: Actor },
): Promise<Conversation | null> {
  const threaded = await conversationOfEmails(tx, [inbound.messageId, ...inbound.answers]);
  if (threaded) return lockConversation(tx, threaded);
  const number = numberInSubject(inbound.subject);
  const numbered = number === null ? null : await lockConversation(tx, { number });
  const isTrusted = roleOf(actor, "buyer") === "staff" || numbered?.email.toLowerCase() === inbound.email.toLowerCase();
  return isTrusted ? numbered : null;
}

async function append(
  tx: Transaction,
  conversation: Conversation,
  { inbound, body, actor }: { inbound: IdentifiedEmail; body: string; actor: Actor },
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
