// What a shop lacks before it opens, as lines for the person who runs the process: what is missing, and how to fix it.

import type { ReadinessCheck, ReadinessCode } from "../shop/office/readiness.ts";
import { links } from "./links.ts";
import { officeLinks } from "./office-links.ts";

type Line = { missing: string; fix: string };

const company = `${officeLinks.setting("company")} or SHOP_*`;
const bank = `${officeLinks.setting("bank")} or SHOP_BANK and SHOP_IBAN`;

const lines: Record<ReadinessCode, Line> = {
  "company-demo": { missing: "the company is still the invented one", fix: company },
  "company-invalid": { missing: "the company has a number with a wrong control digit or form", fix: company },
  "vat-contradictory": {
    missing:
      "the tax number and the registration for VAT contradict each other: RO belongs to a company that charges VAT",
    fix: `${officeLinks.setting("company")} and ${officeLinks.setting("vat")}, or SHOP_CUI and SHOP_VAT`,
  },
  "bank-demo": { missing: "the bank account is still the invented one", fix: bank },
  "bank-invalid": { missing: "an IBAN has wrong check digits", fix: bank },
  "texts-draft": {
    missing: "the legal texts are still a draft for a lawyer",
    fix: `${officeLinks.setting("legal")} or LEGAL_TEXTS=final`,
  },
  "address-insecure": { missing: "the public address is not https", fix: "PUBLIC_URL" },
  "stock-demo": {
    missing: "products of the demo catalogue are on sale",
    fix: "begin with an empty database and SEED_DEMO=no",
  },
  "mail-missing": { missing: "there is no mail server: e-mails are written to files", fix: "SMTP_URL" },
  "cards-test": {
    missing: "only test cards are taken",
    fix: "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET",
  },
  "owner-missing": { missing: "there is no owner who can sign in", fix: "npm run staff:create" },
  "second-factor": {
    missing: "no owner has connected an authenticator app",
    fix: `sign in at ${links.office()}`,
  },
  "courier-sandbox": { missing: "parcels go to the sandbox courier, which does not exist", fix: "COURIER" },
  "lockers-missing": {
    missing: "buyers may choose a locker, and none is known",
    fix: `${officeLinks.lockers()}, or turn it off at ${officeLinks.setting("lockers")}`,
  },
  "hours-missing": { missing: "there are no opening hours", fix: officeLinks.setting("hours") },
  "certificate-missing": {
    missing: "the certificate of the working point is not named",
    fix: `${company}, SHOP_CERTIFICATE`,
  },
};

/** One line: what is missing, in which fields, and where it is changed. */
export function readinessLine({ code, fields }: Pick<ReadinessCheck, "code" | "fields">): string {
  const { missing, fix } = lines[code];
  return `${missing}${fields.length > 0 ? ` (${fields.join(", ")})` : ""}: ${fix}`;
}
