// What the texts of an e-mail are made with, and what they consist of.

import type { Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/translate.ts";
import type { EmailParts } from "./email.ts";

export type EmailTexts = Omit<EmailParts, "closing">;
export type EmailContext = { t: Translate<"emails-orders">; language: Language; shopAddress: string; origin: string };
