// The input of an e-mail's formatter, and its output.

import type { Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/translate.ts";
import type { EmailParts } from "./email.ts";

export type EmailTexts = Omit<EmailParts, "closing">;
export type EmailFormatter = { t: Translate<"emails-orders">; language: Language; shopAddress: string; origin: string };
