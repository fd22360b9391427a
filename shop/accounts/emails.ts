// What the shop writes to somebody about their account: what is told, neither in which words nor with which addresses.
// Invariant: the key of a link in a letter counts once and runs out; the shop keeps only its hash. `to` is the page that the link leads to in the end.

import type { AccountLanguage } from "./account.ts";

export type AccountEmail =
  | { kind: "confirm"; name: string; key: string; to: string | null }
  | { kind: "have-account"; name: string }
  | { kind: "reset"; name: string; key: string; to: string | null }
  | { kind: "set-password"; name: string; key: string }
  | { kind: "password-changed"; name: string }
  | { kind: "password-reset"; name: string }
  | { kind: "new-device"; name: string; at: Date; userAgent: string }
  | { kind: "change-email"; name: string; key: string }
  | { kind: "email-changed"; name: string; email: string };

/** Puts a letter into words. Pure: it runs inside the transaction. */
export type ComposeAccountEmail = (
  emailMessage: AccountEmail,
  language: AccountLanguage,
) => { subject: string; text: string; html: string };
