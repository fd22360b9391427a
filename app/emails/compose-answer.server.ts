// The e-mail of an answer that staff wrote in a conversation.

import type { Environment } from "../../base/env.server.ts";
import type { ComposeAnswer } from "../../shop/messages/emails.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";

type Company = Pick<Environment, "SHOP_NAME" | "SHOP_COMPANY" | "SHOP_ADDRESS" | "SHOP_PHONE">;

export function answerComposerFor(company: Company): ComposeAnswer {
  return ({ name, number, language, subject, body, signedBy }) => {
    const t = wordsFor(language, "emails-answer");
    const parts: EmailParts = {
      subject,
      greeting: t("greeting", { name }),
      paragraphs: [
        ...body.split(/\n+/).filter((line) => line.trim() !== ""),
        t("shop", { name: signedBy, shop: company.SHOP_NAME }),
      ],
      facts: [],
      bill: [],
      action: null,
      closing: [
        t("answer", { number }),
        `${company.SHOP_NAME} · ${company.SHOP_COMPANY} · ${company.SHOP_ADDRESS} · ${company.SHOP_PHONE}`,
      ],
    };
    return { subject, text: emailText(parts), html: emailHtml(parts, language) };
  };
}
