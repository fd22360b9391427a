// The last lines of the shop's e-mails.

import type { ShopCompanyData } from "../../shop/settings/settings.ts";
import type { Translate } from "../i18n/translate.ts";

/** Who writes: the shop's name, its legal name and its address. */
export function signatureOf({ name, legalName, address }: ShopCompanyData): string {
  return `${name} · ${legalName} · ${address}`;
}

/** Where questions go, and who writes. */
export function closingOf(company: ShopCompanyData, t: Translate<"emails-orders">): string[] {
  return [t("closing.questions", { email: company.email, phone: company.phone }), signatureOf(company)];
}
