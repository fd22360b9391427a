import { transaction, type Db } from "../../base/db.server.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import type { ComposeMessageEmails, ContactMessage } from "./contact-message.ts";
import { insertContactMessage } from "./conversations.sql.server.ts";
import { startConversation, type ConversationDeps } from "./start-conversation.server.ts";

type Deps = ConversationDeps & { db: Db; composeMessage: ComposeMessageEmails; mailLimits: MailLimits };

/**
 * Stores a contact message and opens its conversation, with an e-mail to the shop and a receipt to the sender: all or
 * nothing. A talk with the assistant is its first note. An answer to the receipt belongs to the conversation. If the sender's mailbox has reached its e-mail limit
 * there is no receipt, and `receipt` is false. Refuses nothing.
 */
export function sendMessage(deps: Deps, message: ContactMessage): Promise<{ receipt: boolean }> {
  return transaction(deps.db, async (tx) => {
    const { transcript, ...written } = message;
    const { name, email, language, message: body } = written;
    const origin = transcript === null ? "contact" : "assistant";
    const opening = { origin, name, email, language, body, actor: "buyer", ...(transcript && { transcript }) } as const;
    const { conversation, messageId } = await startConversation(tx, deps, opening);
    const number = await insertContactMessage(tx, { ...written, conversationId: conversation.id });
    const { toShop, toSender } = deps.composeMessage(message);
    await enqueueEmail(tx, { key: `message ${number} to the shop`, ...toShop });
    const receipt = await mayMail(tx, deps.mailLimits, { to: toSender.recipient, reason: "receipt" });
    const thread = { messageId, inReplyTo: null, references: [], byPerson: false };
    if (receipt) await enqueueEmail(tx, { key: `message ${number} receipt`, ...toSender, thread });
    return { receipt };
  });
}
