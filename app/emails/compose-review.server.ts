// The texts of e-mails about reviews and about questions on listings.

import { never } from "../../base/result.ts";
import type { ComposeReviewEmail, ReviewEmail } from "../../shop/reviews/emails.ts";
import { editableUntil } from "../../shop/reviews/review.ts";
import { formatLastDay } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/translate.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { links } from "../links.ts";
import { officeLinks } from "../office-links.ts";
import { signatureOf } from "./closing.ts";
import type { EmailSender } from "./email-context.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";

type ReviewTexts = Omit<EmailParts, "bill" | "closing">;
type Context = { t: Translate<"emails-reviews">; language: Language; origin: string };

export function reviewComposerFor(sender: EmailSender): ComposeReviewEmail {
  return (email, language) => {
    const { company, publicUrl: origin } = sender;
    const parts: EmailParts = {
      ...textsOf(email, { t: wordsFor(language, "emails-reviews"), language, origin }),
      bill: [],
      closing: [`${signatureOf(company)} · ${company.phone}`],
    };
    return {
      subject: parts.subject,
      text: emailText(parts),
      html: emailHtml(parts, language),
      stopLink: parts.off?.link ?? null,
    };
  };
}

function textsOf(email: ReviewEmail, context: Context): ReviewTexts {
  const { t, language: lng, origin } = context;
  switch (email.kind) {
    case "review-request":
      return requestTexts(email, context);
    case "review-rejected":
      return rejectionTexts(email, context);
    case "question-receipt":
      return {
        subject: t("receipt.subject"),
        greeting: t("hello"),
        paragraphs: [t("receipt.text"), email.listing.title, t("receipt.mistake")],
        facts: [],
        action: { label: t("receipt.action"), link: origin + links.product(email.listing.id, { lng }) },
      };
    case "question-asked":
      return {
        subject: t("asked.subject", { name: email.name, title: email.listing.title }),
        greeting: t("asked.from", { name: email.name }),
        paragraphs: email.question.split(/\n+/).filter((line) => line.trim() !== ""),
        facts: [
          { label: t("asked.email"), value: email.email },
          { label: t("asked.number"), value: email.number },
        ],
        action: { label: t("asked.action"), link: origin + officeLinks.message(email.number) },
      };
    default:
      return never(email);
  }
}

type Of<Kind extends ReviewEmail["kind"]> = Extract<ReviewEmail, { kind: Kind }>;

function requestTexts({ order, goods }: Of<"review-request">, { t, language, origin }: Context): ReviewTexts {
  const { number, linkKey: key } = order;
  return {
    subject: t("request.subject", { number }),
    greeting: t("greeting", { name: order.address.firstName }),
    paragraphs: [t("request.text", { number }), t("request.how"), t("request.once")],
    facts: goods.map((title) => ({ label: t("request.goods"), value: title })),
    action: { label: t("request.action"), link: origin + links.review(number, { key, lng: language }) },
    off: { label: t("request.off"), link: origin + links.review(number, { key, lng: language, stop: "yes" }) },
  };
}

function rejectionTexts({ review, order }: Of<"review-rejected">, { t, language, origin }: Context): ReviewTexts {
  const { goods, listingId: listing } = review;
  const reasons = wordsFor(language, "reviews");
  return {
    subject: t("rejected.subject", { goods }),
    greeting: t("greeting", { name: order.address.firstName }),
    paragraphs: [
      t("rejected.text", { goods, reason: review.reason === null ? "" : reasons(`reason.${review.reason}`) }),
      t("rejected.rule"),
      t("rejected.edit", { date: formatLastDay(editableUntil(review), language) }),
    ],
    facts: [],
    action: {
      label: t("rejected.action"),
      link: origin + links.review(order.number, { key: order.linkKey, lng: language, listing }),
    },
  };
}
