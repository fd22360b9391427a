// The shop as it signs its e-mails, for tests of e-mails without a shop.

import { readEnvironment } from "../../base/env.server.ts";
import { firstSettings } from "../../shop/settings/settings.ts";
import type { EmailSender } from "../../app/emails/email-context.ts";

export function aSender(variables: Record<string, string> = {}): EmailSender {
  const { company, bank } = firstSettings(readEnvironment(variables));
  return {
    publicUrl: "https://shop.example",
    company,
    emailTexts: {},
    bank: { bank: bank.bank, iban: bank.iban, beneficiary: company.legalName },
  };
}
