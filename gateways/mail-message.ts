// A letter as a mail message: the headers that every way out gives it.

import type { SendMailOptions } from "nodemailer";
import type { Environment } from "../base/env.server.ts";
import type { Email } from "../shop/mail/email.ts";

export type Sender = Pick<Environment, "SHOP_NAME" | "SHOP_EMAIL" | "MAIL_FROM">;

/** The same letter gives the same message at every try. */
export function messageOf(emailMessage: Email, sender: Sender): SendMailOptions {
  const { messageId, recipient, language, subject, text, html, unsubscribeLink, writtenAt } = emailMessage;
  const to = { name: "", address: recipient };
  return {
    messageId: `<${messageId}>`,
    date: writtenAt,
    from: { name: sender.SHOP_NAME, address: sender.MAIL_FROM ?? sender.SHOP_EMAIL },
    replyTo: { name: sender.SHOP_NAME, address: sender.SHOP_EMAIL },
    to,
    subject,
    text,
    html,
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": language,
      // RFC 8058: with both lines a mail program may offer one button that posts to the link.
      ...(unsubscribeLink !== null && {
        "List-Unsubscribe": { prepared: true, value: `<${unsubscribeLink}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // A letter is text and HTML of our own: nothing in it may make this process read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
