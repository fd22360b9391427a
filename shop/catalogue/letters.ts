// What the shop writes about alerts: what is told, not in which words.
// Must always hold: a letter is stored in the transaction of what it tells of; each one that an alert sends can end it.

import type { Bani } from "../../base/money.ts";
import type { AlertLanguage } from "./alert.ts";

export type AlertLetter =
  /** Somebody, perhaps not the reader, asked for the alert: nothing that they typed is repeated. */
  | { kind: "alert-confirm"; said: string; confirmLink: string }
  /** It was asked for again. */
  | { kind: "alert-already"; said: string; listLink: string; stopLink: string }
  | { kind: "alert-found"; said: string; listings: { title: string; price: Bani; link: string }[]; more: number; listLink: string; stopLink: string };

/** Puts a letter into words. Pure: it runs inside the transaction. */
export type ComposeAlertLetter = (letter: AlertLetter, language: AlertLanguage) => { subject: string; text: string; html: string };
