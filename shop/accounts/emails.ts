// E-mails to somebody about their account: their data, without wording or addresses.
// Invariant: a link's key works once and expires; the shop stores only its hash. `to` is the page shown after the link
// was followed.

import type { AccountLanguage } from "./account.ts";

export type AccountEmail =
  | { kind: "confirm"; name: string; key: string; to: string | null }
  | { kind: "have-account"; name: string }
  | { kind: "reset"; name: string; key: string; to: string | null }
  | { kind: "set-password"; name: string; key: string }
  | { kind: "staff-invitation"; name: string; key: string; by: string }
  | { kind: "factor-reset"; name: string; key: string; by: string }
  | { kind: "webhook-paused"; name: string; endpoint: string; endpointName: string; since: Date }
  | { kind: "password-changed"; name: string }
  | { kind: "password-reset"; name: string }
  | { kind: "new-device"; name: string; at: Date; userAgent: string }
  | { kind: "wrong-code"; name: string; at: Date; userAgent: string }
  | { kind: "passkey-added"; name: string; passkey: string }
  | { kind: "change-email"; name: string; key: string }
  | { kind: "email-changed"; name: string; email: string };

/** Renders an e-mail. Pure: it runs inside the transaction. */
export type ComposeAccountEmail = (
  email: AccountEmail,
  language: AccountLanguage,
) => { subject: string; text: string; html: string };
