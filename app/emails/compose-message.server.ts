// The texts of the two e-mails that a contact message causes.

import type { ComposeMessageEmails } from "../../shop/messages/contact-message.ts";
import { defaultLanguage, languageNames } from "../i18n/languages.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { signatureOf } from "./closing.ts";
import type { EmailSender } from "./email-context.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";

/** The e-mail to the shop is in Romanian, the shop's own language; the receipt is in the sender's. */
export function messageComposerFor(sender: EmailSender): ComposeMessageEmails {
  const signature = signatureOf(sender.company);
  return ({ name, email, message, language }) => {
    const ro = wordsFor(defaultLanguage, "content-contact");
    const toShop: EmailParts = {
      subject: ro("emails.shop.subject", { name }),
      greeting: ro("emails.shop.from", { name }),
      paragraphs: message.split(/\n+/).filter((line) => line.trim() !== ""),
      facts: [
        { label: ro("emails.shop.email"), value: email },
        { label: ro("emails.shop.language"), value: languageNames[language].name },
      ],
      bill: [],
      action: null,
      closing: [signature],
    };
    const t = wordsFor(language, "content-contact");
    const toSender: EmailParts = {
      subject: t("emails.receipt.subject"),
      greeting: t("emails.receipt.greeting"),
      paragraphs: [t("emails.receipt.text"), t("emails.receipt.mistake")],
      facts: [],
      bill: [],
      action: null,
      closing: [t("emails.receipt.phone", { phone: sender.company.phone }), signature],
    };
    return {
      toShop: { recipient: sender.company.email, language: defaultLanguage, ...rendered(toShop, defaultLanguage) },
      toSender: { recipient: email, language, ...rendered(toSender, language) },
    };
  };
}

function rendered(parts: EmailParts, language: string) {
  return { subject: parts.subject, text: emailText(parts), html: emailHtml(parts, language) };
}
