// The texts of e-mails about alerts.

import { never } from "../../base/result.ts";
import type { AlertEmail, ComposeAlertEmail } from "../../shop/saved/alerts/emails.ts";
import { formatPrice } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/translate.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { links } from "../links.ts";
import { closingOf } from "./closing.ts";
import { emailWordsFor } from "./email-texts.server.ts";
import type { EmailSender } from "./email-context.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";

type AlertTexts = Omit<EmailParts, "greeting" | "bill" | "closing">;

export function alertComposerFor(sender: EmailSender): ComposeAlertEmail {
  return (email, language) => {
    const common = emailWordsFor(sender.emailTexts, language, "emails-orders");
    const parts: EmailParts = {
      ...textsOf(email, {
        t: wordsFor(language, "saved-alerts"),
        language,
        shop: sender.company.name,
        origin: sender.publicUrl,
      }),
      greeting: common("greeting.plain"),
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

type Context = { t: Translate<"saved-alerts">; language: Language; shop: string; origin: string };

function textsOf(email: AlertEmail, { t, language: lng, shop, origin }: Context): AlertTexts {
  const { said } = email;
  switch (email.kind) {
    case "alert-confirm":
      return {
        subject: t("emails.confirm.subject", { shop }),
        paragraphs: [t("emails.confirm.text", { said }), t("emails.confirm.how"), t("emails.confirm.mistake")],
        facts: [],
        action: {
          label: t("emails.confirm.action"),
          link: origin + links.alertConfirm({ token: email.secret, lng }),
        },
      };
    case "alert-already":
      return {
        subject: t("emails.already.subject"),
        paragraphs: [t("emails.already.text", { said })],
        facts: [],
        action: { label: t("emails.already.action"), link: origin + links.listIn(lng, email.filter) },
        off: { label: t("emails.off"), link: origin + links.alertOff({ token: email.secret, lng }) },
      };
    case "alert-found": {
      const { listings, more } = email;
      return {
        subject: t("emails.found.subject", { count: listings.length + more }),
        paragraphs: [
          t("emails.found.text", { said }),
          t("emails.found.hurry"),
          ...(more > 0 ? [t("emails.found.more", { count: more })] : []),
        ],
        facts: listings.map(({ id, title, price }) => ({
          label: title,
          value: formatPrice(price),
          link: origin + links.product(id, { lng }),
        })),
        action: { label: t("emails.found.action"), link: origin + links.listIn(lng, email.filter) },
        off: { label: t("emails.off"), link: origin + links.alertOff({ token: email.secret, lng }) },
      };
    }
    default:
      return never(email);
  }
}
