// An e-mail in the format of nodemailer, with the headers that every transport sends.

import type { SendMailOptions } from "nodemailer";
import type { Environment } from "../base/env.server.ts";
import type { Email } from "../shop/mail/email.ts";

export type Sender = Pick<Environment, "SHOP_NAME" | "SHOP_EMAIL" | "MAIL_FROM">;

/** Deterministic: every attempt to send an e-mail sends the same message. */
export function messageOf(email: Email, sender: Sender): SendMailOptions {
  const { messageId, recipient, language, subject, text, html, unsubscribeLink, writtenAt, thread } = email;
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
    ...(thread && thread.inReplyTo !== null && { inReplyTo: `<${thread.inReplyTo}>` }),
    ...(thread && thread.references.length > 0 && { references: thread.references.map((id) => `<${id}>`) }),
    headers: {
      ...(thread?.byPerson !== true && { "Auto-Submitted": "auto-generated" }),
      "Content-Language": language,
      // RFC 8058: with both headers a mail program may offer one-click unsubscribe, which posts to the link.
      ...(unsubscribeLink !== null && {
        "List-Unsubscribe": { prepared: true, value: `<${unsubscribeLink}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // No part of an e-mail may make this process read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
