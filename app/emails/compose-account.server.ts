// The texts of e-mails about an account.

import { never } from "../../base/result.ts";
import type { AccountEmail, ComposeAccountEmail } from "../../shop/accounts/emails.ts";
import { formatDateTime } from "../i18n/format.ts";
import type { Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/translate.ts";
import { links } from "../links.ts";
import { officeLinks } from "../office-links.ts";
import { deviceOf } from "../shared/account/device.ts";
import { signatureOf } from "./closing.ts";
import { emailWordsFor } from "./email-texts.server.ts";
import type { EmailSender } from "./email-context.ts";
import { emailHtml, emailText, type EmailParts } from "./email.ts";

export function accountComposerFor(sender: EmailSender): ComposeAccountEmail {
  return (email, language) => {
    const t = emailWordsFor(sender.emailTexts, language, "emails-account");
    const { subject, paragraphs, action } = textsOf(email, t, language);
    const parts: EmailParts = {
      subject: `${subject} · ${sender.company.name}`,
      greeting: t("greeting", { name: email.name }),
      paragraphs,
      facts: [],
      bill: [],
      action: { label: action, link: sender.publicUrl + linkOf(email) },
      closing: [
        t("questions", { email: sender.company.email, phone: sender.company.phone }),
        signatureOf(sender.company),
      ],
    };
    return { subject: parts.subject, text: emailText(parts), html: emailHtml(parts, language) };
  };
}

/** The link of an e-mail's button. */
function linkOf(email: AccountEmail): string {
  switch (email.kind) {
    case "confirm":
      return links.confirmEmail({ token: email.key, to: email.to });
    case "have-account":
      return links.login();
    case "reset":
      return links.resetPassword({ token: email.key, to: email.to });
    case "set-password":
    case "factor-reset":
      return links.resetPassword({ token: email.key });
    case "staff-invitation":
      return officeLinks.invitation({ token: email.key });
    case "webhook-paused":
      return officeLinks.endpoint(email.endpoint);
    case "password-changed":
    case "password-reset":
    case "new-device":
    case "wrong-code":
    case "passkey-added":
      return links.login({ forgot: "1" });
    case "change-email":
      return links.accountEmail({ token: email.key });
    case "email-changed":
      return links.contact();
    default:
      return never(email);
  }
}

type AccountTexts = { subject: string; paragraphs: string[]; action: string };

function textsOf(email: AccountEmail, t: Translate<"emails-account">, language: Language): AccountTexts {
  switch (email.kind) {
    case "confirm":
      return {
        subject: t("confirm.subject"),
        paragraphs: [t("confirm.text"), t("confirm.ignore")],
        action: t("confirm.action"),
      };
    case "have-account":
      return {
        subject: t("haveAccount.subject"),
        paragraphs: [t("haveAccount.text"), t("haveAccount.reset")],
        action: t("haveAccount.action"),
      };
    case "reset":
      return {
        subject: t("reset.subject"),
        paragraphs: [t("reset.text"), t("reset.ignore")],
        action: t("reset.action"),
      };
    case "staff-invitation":
    case "factor-reset":
    case "webhook-paused":
    case "wrong-code":
    case "passkey-added":
      return textsForStaff(email, t, language);
    case "set-password":
      return {
        subject: t("setPassword.subject"),
        paragraphs: [t("setPassword.text"), t("setPassword.ignore")],
        action: t("setPassword.action"),
      };
    case "password-changed":
      return {
        subject: t("passwordChanged.subject"),
        paragraphs: [t("passwordChanged.text"), t("passwordChanged.notYou")],
        action: t("passwordChanged.action"),
      };
    case "password-reset":
      return {
        subject: t("passwordReset.subject"),
        paragraphs: [t("passwordReset.text"), t("passwordReset.notYou")],
        action: t("passwordReset.action"),
      };
    case "new-device": {
      const device = deviceOf(email.userAgent) ?? t("newDevice.unknown");
      return {
        subject: t("newDevice.subject"),
        paragraphs: [t("newDevice.text", { device, at: formatDateTime(email.at, language) }), t("newDevice.notYou")],
        action: t("newDevice.action"),
      };
    }
    case "change-email":
      return {
        subject: t("changeEmail.subject"),
        paragraphs: [t("changeEmail.text"), t("changeEmail.ignore")],
        action: t("changeEmail.action"),
      };
    case "email-changed":
      return {
        subject: t("emailChanged.subject"),
        paragraphs: [t("emailChanged.text", { email: email.email }), t("emailChanged.notYou")],
        action: t("emailChanged.action"),
      };
    default:
      return never(email);
  }
}

type StaffEmail = Extract<
  AccountEmail,
  { kind: "staff-invitation" | "factor-reset" | "webhook-paused" | "wrong-code" | "passkey-added" }
>;

function textsForStaff(email: StaffEmail, t: Translate<"emails-account">, language: Language): AccountTexts {
  switch (email.kind) {
    case "wrong-code": {
      const device = deviceOf(email.userAgent) ?? t("newDevice.unknown");
      return {
        subject: t("wrongCode.subject"),
        paragraphs: [t("wrongCode.text", { device, at: formatDateTime(email.at, language) }), t("wrongCode.notYou")],
        action: t("wrongCode.action"),
      };
    }
    case "passkey-added":
      return {
        subject: t("passkeyAdded.subject"),
        paragraphs: [t("passkeyAdded.text", { passkey: email.passkey }), t("passkeyAdded.notYou")],
        action: t("passkeyAdded.action"),
      };
    case "staff-invitation":
      return {
        subject: t("staffInvitation.subject"),
        paragraphs: [t("staffInvitation.text", { by: email.by }), t("staffInvitation.ignore")],
        action: t("staffInvitation.action"),
      };
    case "factor-reset":
      return {
        subject: t("factorReset.subject"),
        paragraphs: [t("factorReset.text", { by: email.by }), t("factorReset.notYou")],
        action: t("factorReset.action"),
      };
    case "webhook-paused":
      return {
        subject: t("webhookPaused.subject", { endpoint: email.endpointName }),
        paragraphs: [
          t("webhookPaused.text", { endpoint: email.endpointName, since: formatDateTime(email.since, language) }),
          t("webhookPaused.next"),
        ],
        action: t("webhookPaused.action"),
      };
    default:
      return never(email);
  }
}
