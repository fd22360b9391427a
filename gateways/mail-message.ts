// An e-mail in the format of nodemailer, with the headers that every transport sends.

import type { SendMailOptions } from "nodemailer";
import type { Email } from "../shop/mail/email.ts";

/** The shop as a sender: `from` is its address if that is not `email`, to which answers go. */
export type Sender = { readonly name: string; readonly email: string; readonly from?: string | undefined };

/** Deterministic: every attempt to send an e-mail sends the same message. */
export function messageOf(email: Email, sender: Sender): SendMailOptions {
  const { messageId, recipient, language, subject, text, html, unsubscribeLink, writtenAt, thread, attachments } =
    email;
  const to = { name: "", address: recipient };
  return {
    messageId: `<${messageId}>`,
    date: writtenAt,
    from: { name: sender.name, address: sender.from ?? sender.email },
    replyTo: { name: sender.name, address: sender.email },
    to,
    subject,
    text,
    html,
    ...(attachments && { attachments: [...attachments] }),
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
