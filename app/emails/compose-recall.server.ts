// The e-mail to the buyer of something that was recalled (Regulation (EU) 2023/988, articles 35 and 36).

import type { ComposeRecallEmail } from "../../shop/safety/emails.ts";
import { adviceIn } from "../../shop/safety/recall.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { links } from "../links.ts";
import type { EmailSender } from "./email-context.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";

export function recallComposerFor(sender: EmailSender): ComposeRecallEmail {
  return ({ recall, order }, language) => {
    const { company, publicUrl: origin } = sender;
    const t = wordsFor(language, "emails-recalls");
    const advice = adviceIn(recall.advice, language).text;
    const parts: EmailParts = {
      subject: t("subject", { product: recall.product }),
      greeting: t("title"),
      paragraphs: [
        t("text", { number: order.number, product: recall.product }),
        ...advice.split(/\n+/).filter((line) => line.trim() !== ""),
        t("unsent"),
        t("contact", { phone: company.phone }),
      ],
      facts: [
        ...order.titles.map((title) => ({ label: t("goods"), value: title })),
        { label: t("source"), value: recall.source },
        { label: t("date"), value: recall.recalledOn },
      ],
      bill: [],
      action: { label: t("action"), link: `${origin}${links.safety({ lng: language })}` },
      closing: [`${company.name} · ${company.legalName} · ${company.address} · ${company.phone}`],
    };
    return { subject: parts.subject, text: emailText(parts), html: emailHtml(parts, language) };
  };
}
