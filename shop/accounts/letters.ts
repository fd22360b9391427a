// What the shop writes to somebody about their account: what is told, not in which words.
// Must always hold: a link in a letter has a key that counts once and runs out; the shop keeps only its hash.

import type { Language } from "./account.ts";

export type AccountLetter =
  | { kind: "confirm"; name: string; link: string }
  | { kind: "have-account"; name: string; link: string }
  | { kind: "reset"; name: string; link: string }
  | { kind: "set-password"; name: string; link: string }
  | { kind: "password-changed"; name: string; link: string }
  | { kind: "password-reset"; name: string; link: string }
  | { kind: "new-device"; name: string; link: string; at: Date; userAgent: string }
  | { kind: "change-email"; name: string; link: string }
  | { kind: "email-changed"; name: string; email: string; link: string };

/** Puts a letter into words. Pure: it runs inside the transaction. */
export type ComposeAccountLetter = (letter: AccountLetter, language: Language) => { subject: string; text: string; html: string };
