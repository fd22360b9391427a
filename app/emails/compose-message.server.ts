// The texts of the two e-mails that a contact message causes.

import type { Environment } from "../../base/env.server.ts";
import type { ComposeMessageEmails } from "../../shop/messages/contact-message.ts";
import { defaultLanguage, languageNames } from "../i18n/languages.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";

type Company = Pick<Environment, "SHOP_NAME" | "SHOP_COMPANY" | "SHOP_ADDRESS" | "SHOP_EMAIL" | "SHOP_PHONE">;

/** The e-mail to the shop is in Romanian, the shop's own language; the receipt is in the sender's. */
export function messageComposerFor(company: Company): ComposeMessageEmails {
  const signature = `${company.SHOP_NAME} · ${company.SHOP_COMPANY} · ${company.SHOP_ADDRESS}`;
  return ({ name, email, message, language }) => {
    const ro = wordsFor(defaultLanguage, "content-contact");
    const toShop: EmailParts = {
      subject: ro("letter.shop.subject", { name }),
      greeting: ro("letter.shop.from", { name }),
      paragraphs: message.split(/\n+/).filter((line) => line.trim() !== ""),
      facts: [
        { label: ro("letter.shop.email"), value: email },
        { label: ro("letter.shop.language"), value: languageNames[language].name },
      ],
      bill: [],
      action: null,
      closing: [signature],
    };
    const t = wordsFor(language, "content-contact");
    const toSender: EmailParts = {
      subject: t("letter.receipt.subject"),
      greeting: t("letter.receipt.greeting"),
      paragraphs: [t("letter.receipt.text"), t("letter.receipt.mistake")],
      facts: [],
      bill: [],
      action: null,
      closing: [t("letter.receipt.phone", { phone: company.SHOP_PHONE }), signature],
    };
    return {
      toShop: { recipient: company.SHOP_EMAIL, language: defaultLanguage, ...rendered(toShop, defaultLanguage) },
      toSender: { recipient: email, language, ...rendered(toSender, language) },
    };
  };
}

function rendered(parts: EmailParts, language: string) {
  return { subject: parts.subject, text: emailText(parts), html: emailHtml(parts, language) };
}
