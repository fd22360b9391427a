import { transaction, type Db } from "../../base/db.server.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import { insertMessage } from "./accounts.sql.server.ts";
import type { ComposeMessageEmails, ContactMessage } from "./contact-message.ts";

type Deps = { db: Db; composeMessage: ComposeMessageEmails; mailLimits: MailLimits };

/**
 * Stores a contact message with an e-mail to the shop and a receipt to the sender: all three or none. If the sender's
 * mailbox has reached its e-mail limit there is no receipt, and `receipt` is false. Refuses nothing.
 */
export function sendMessage(deps: Deps, message: ContactMessage): Promise<{ receipt: boolean }> {
  return transaction(deps.db, async (tx) => {
    const number = await insertMessage(tx, message);
    const { toShop, toSender } = deps.composeMessage(message);
    await enqueueEmail(tx, { key: `message ${number} to the shop`, ...toShop });
    const receipt = await mayMail(tx, deps.mailLimits, { to: toSender.recipient, reason: "receipt" });
    if (receipt) await enqueueEmail(tx, { key: `message ${number} receipt`, ...toSender });
    return { receipt };
  });
}
