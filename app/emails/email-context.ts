// What the texts of an e-mail are made with, and what they consist of.

import type { BankAccount } from "../../shop/orders/emails.ts";
import type { ShopSettings, ShopCompanyData } from "../../shop/settings/settings.ts";
import type { Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/translate.ts";
import type { EmailParts } from "./email.ts";

export type EmailTexts = Omit<EmailParts, "closing">;
export type EmailContext = { t: Translate<"emails-orders">; language: Language; shopAddress: string; origin: string };

/** The shop that writes: its details are read for each e-mail, so that a change in the office holds for the next one. */
export type EmailSender = {
  readonly publicUrl: string;
  readonly company: ShopCompanyData;
  readonly bank: BankAccount;
  /** The wording that staff changed. */
  readonly emailTexts: ShopSettings["emailTexts"];
};
