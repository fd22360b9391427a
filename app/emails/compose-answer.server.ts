// The e-mail of an answer that staff wrote in a conversation.

import type { ComposeAnswer } from "../../shop/messages/emails.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { signatureOf } from "./closing.ts";
import type { EmailSender } from "./email-context.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";

export function answerComposerFor(sender: EmailSender): ComposeAnswer {
  return ({ name, number, language, subject, body, signedBy }) => {
    const { company } = sender;
    const t = wordsFor(language, "emails-answer");
    const parts: EmailParts = {
      subject,
      greeting: t("greeting", { name }),
      paragraphs: [
        ...body.split(/\n+/).filter((line) => line.trim() !== ""),
        t("shop", { name: signedBy, shop: company.name }),
      ],
      facts: [],
      bill: [],
      action: null,
      closing: [t("answer", { number }), `${signatureOf(company)} · ${company.phone}`],
    };
    return { subject, text: emailText(parts), html: emailHtml(parts, language) };
  };
}
