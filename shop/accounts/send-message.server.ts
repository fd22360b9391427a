import { transaction, type Db } from "../../base/db.server.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import { insertMessage } from "./accounts.sql.server.ts";
import type { ComposeMessageLetters, ContactMessage } from "./contact-message.ts";

type Desk = { db: Db; composeMessage: ComposeMessageLetters; mailLimits: MailLimits };

/**
 * Stores what somebody wrote, with a letter to the shop and a receipt to the sender: all three or none. Where the sender's mailbox has had
 * its share of e-mails there is no receipt, and `receipt` is false. Refuses nothing.
 */
export function sendMessage(desk: Desk, message: ContactMessage): Promise<{ receipt: boolean }> {
  return transaction(desk.db, async (tx) => {
    const number = await insertMessage(tx, message);
    const { toShop, toSender } = desk.composeMessage(message);
    await enqueueEmail(tx, { key: `message ${number} to the shop`, ...toShop });
    const receipt = await mayMail(tx, desk.mailLimits, { to: toSender.recipient, reason: "receipt" });
    if (receipt) await enqueueEmail(tx, { key: `message ${number} receipt`, ...toSender });
    return { receipt };
  });
}
