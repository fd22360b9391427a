// The texts of the e-mails about the newsletter.

import type { ComposeNewsletterEmail, NewsletterEmail } from "../../shop/newsletter/subscriber.ts";
import type { Language } from "../i18n/languages.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { links } from "../links.ts";
import { closingOf } from "./closing.ts";
import { emailWordsFor } from "./email-texts.server.ts";
import type { EmailSender } from "./email-context.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";

export function newsletterComposerFor(sender: EmailSender): ComposeNewsletterEmail {
  return (email, language) => {
    const common = emailWordsFor(sender.emailTexts, language, "emails-orders");
    const parts: EmailParts = {
      ...textsOf(email, { language, shop: sender.company.name, origin: sender.publicUrl }),
      greeting: common("greeting.plain"),
      facts: [],
      bill: [],
      closing: closingOf(sender.company, common),
    };
    return {
      subject: parts.subject,
      text: emailText(parts),
      html: emailHtml(parts, language),
      stopLink: parts.off?.link ?? null,
    };
  };
}

type Context = { language: Language; shop: string; origin: string };

function textsOf(
  email: NewsletterEmail,
  { language: lng, shop, origin }: Context,
): Pick<EmailParts, "subject" | "paragraphs" | "action" | "off"> {
  const t = wordsFor(lng, "newsletter");
  if (email.kind === "newsletter-confirm")
    return {
      subject: t("emails.confirm.subject", { shop }),
      paragraphs: [t("emails.confirm.text", { shop }), t("emails.confirm.how"), t("emails.confirm.mistake")],
      action: {
        label: t("emails.confirm.action"),
        link: origin + links.newsletterConfirm({ token: email.secret, lng }),
      },
    };
  return {
    subject: t("emails.welcome.subject", { shop }),
    paragraphs: [t("emails.welcome.text", { shop })],
    action: { label: t("emails.welcome.action"), link: origin + links.products() },
    off: { label: t("emails.off"), link: origin + links.newsletterOff({ token: email.linkKey, lng }) },
  };
}
