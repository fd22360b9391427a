// Seller's forms after the wizard. Messages are codes: each has words in four languages.

import { z } from "zod";
import { emailAddress, organisationName } from "../../base/typed-fields.ts";
import { AddressForm, withPlace } from "../shipping/forms.ts";
import { SHORTEST_ACCOUNT_NAME } from "../payments/bank-transfer.ts";
import { parseSellerIban } from "./seller-account.ts";
import type { NewAgreement } from "./trade-in.ts";

const LONGEST_PAYEE = 70; // of a payment order (ISO 20022, pain.001)

/** The recipient of the offer. */
export const OfferForm = z.object({
  email: emailAddress,
  consent: z.literal("on", "consent-required"),
});

const sequence = z.coerce.number("form-invalid").int("form-invalid").positive("form-invalid");

/** The answer to the offer on the page. */
export const AnswerForm = z.object({ sequence });

const iban = z.string("iban-invalid").transform((typed, context): string => {
  const account = parseSellerIban(typed);
  if (account !== null) return account;
  context.addIssue({ code: "custom", message: "iban-invalid" });
  return z.NEVER;
});
const payee = organisationName({ min: SHORTEST_ACCOUNT_NAME, max: LONGEST_PAYEE, short: "account-name-short" });

/** Another account for returned money. */
export const AccountForm = z.object({
  attempt: z.coerce.number("form-invalid").int("form-invalid").positive("form-invalid"),
  iban,
  payee,
});

const acceptFields = z.object({
  sequence,
  payout: z.enum(["instant", "full"], "payout-required"),
  iban,
  payee,
  ...AddressForm.shape,
  owner: z.literal("on", "owner-required"),
  terms: z.literal("on", "selling-terms-required"),
  /** "asked" where something with a drive may be sent: then the tick is needed. */
  drives: z.enum(["asked", "none"], "form-invalid").default("asked"),
  erasure: z.literal("on").optional(),
});

/** Accepting: payout choice, account, seller, declaration of ownership, terms. In the order of the page. */
export const AcceptForm = withPlace(acceptFields, { postalCode: "postalCode", county: "county" })
  .refine(({ drives, erasure }) => drives === "none" || erasure === "on", {
    error: "erasure-consent-required",
    path: ["erasure"],
    when: ({ value }) => typeof value === "object" && value !== null,
  })
  .transform(
    ({
      erasure,
      sequence: seen,
      payout: choice,
      iban: account,
      payee: holder,
      firstName,
      lastName,
      phone,
      address,
      city,
      county,
      postalCode,
    }) => {
      const agreement: NewAgreement = {
        erasureAgreed: erasure === "on",
        choice,
        iban: account,
        payee: holder,
        seller: { firstName, lastName, phone, address, city, county, postalCode },
      };
      return { sequence: seen, agreement };
    },
  );
