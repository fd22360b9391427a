// Forms of the checkout, by the rules of spec 5. Messages are codes: each has words in four languages.

import { z } from "zod";
import { cleanCode } from "../../base/clean-text.ts";
import { parseId, type RefundId } from "../../base/id.ts";
import { organisationName } from "../../base/typed-fields.ts";
import { parseIban } from "../payments/iban.ts";
import { parseCui, parseOptionalTradeRegister } from "../shipping/company.ts";
import { parseOrderNumber, type Company, type OrderNumber } from "./order.ts";
import { SHORTEST_ACCOUNT_NAME } from "../payments/bank-transfer.ts";
import type { ShippingAddress } from "../shipping/address.ts";
import { deliveryMethods } from "../shipping/fee.ts";
import { addressFields, email, withPlace } from "../shipping/forms.ts";

const LONGEST = 200;

/** Checkboxes are sent only if they are ticked. */
const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/** A text that `parse` accepts, replaced by its normalised form. */
function parsed(parse: (typed: string) => string | null, code: string) {
  return z.string(code).transform((typed, context): string => {
    const value = parse(typed);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: code });
    return z.NEVER;
  });
}

/** The recipient of the parcel, in the order of the page: issues are listed in that order. */
const recipientFields = z.object({
  email,
  firstName: addressFields.firstName,
  lastName: addressFields.lastName,
  phone: addressFields.phone,
  delivery: z.enum(deliveryMethods, "delivery-required").default("courier"),
  /** The locker that was chosen, if the order goes to one. */
  lockerId: z
    .string()
    .max(80, "form-invalid")
    .transform((id) => (id === "" ? undefined : id))
    .optional(),
  postalCode: addressFields.postalCode,
  city: addressFields.city,
  county: addressFields.county,
  address: addressFields.address,
  createAccount: ticked,
  saveInfo: ticked,
});
const recipient = withPlace(recipientFields, { postalCode: "postalCode", county: "county" });

/** What is collected from the shop goes to no address: without a parcel nobody needs the postal code. */
const optionalText = z.string().trim().max(LONGEST, "too-long").default("");
const noPlace = { address: optionalText, city: optionalText, postalCode: optionalText };
const collecting = {
  /** The invoice names its buyer and their address (Cod fiscal art. 319 alin. 20). */
  named: recipientFields.extend({ postalCode: optionalText }),
  /** A simplified invoice does not (art. 319 alin. 12 and 21). */
  unnamed: recipientFields.extend(noPlace),
};

/** Required of a company only. */
const company = z.object({
  companyName: organisationName({ max: LONGEST, short: "company-name-short" }),
  cui: parsed(parseCui, "cui-invalid"),
  tradeRegister: z
    .string()
    .default("")
    .transform((typed, context): string | null => {
      const parsed = parseOptionalTradeRegister(typed);
      if (parsed !== null) return parsed.number;
      context.addIssue({ code: "custom", message: "trade-register-invalid" });
      return z.NEVER;
    }),
});

/** Required if the invoice goes to another address. */
const billingFields = z.object({
  billingFirstName: addressFields.firstName,
  billingLastName: addressFields.lastName,
  billingPostalCode: addressFields.postalCode,
  billingCity: addressFields.city,
  billingCounty: addressFields.county,
  billingAddress: addressFields.address,
});
const billing = withPlace(billingFields, { postalCode: "billingPostalCode", county: "billingCounty" });

export type ShippingForm = z.infer<typeof recipient> & { company: Company | null; billing: ShippingAddress | null };

/** The checkout's first step. The issues of all its parts are reported together. */
export const ShippingForm = formWith(recipient);

/**
 * The same for goods that a buyer collects from the counter, of which only what an invoice needs is asked; `isSimplified`: its total allows a
 * simplified one to a person, who gives no address at all.
 */
export function collectingForm({ isSimplified }: { isSimplified: boolean }) {
  return formWith(isSimplified ? collecting.unnamed : collecting.named);
}

function formWith(recipientForm: typeof recipient | (typeof collecting)[keyof typeof collecting]) {
  return z.record(z.string(), z.unknown()).transform((fields, context) => shippingIn(recipientForm, fields, context));
}

function shippingIn(
  recipientForm: typeof recipient | (typeof collecting)[keyof typeof collecting],
  fields: Record<string, unknown>,
  context: z.RefinementCtx,
): ShippingForm {
  const parts = {
    recipient: recipientForm.safeParse(fields),
    company: fields["isCompany"] === undefined ? null : company.safeParse(fields),
    billing: fields["billingDiffers"] === undefined ? null : billing.safeParse(fields),
  };
  for (const part of Object.values(parts)) {
    for (const { message, path } of part?.error?.issues ?? []) context.addIssue({ code: "custom", message, path });
  }
  if (!parts.recipient.success || parts.company?.success === false || parts.billing?.success === false) return z.NEVER;
  return {
    ...parts.recipient.data,
    company: companyFrom(parts.company?.data),
    billing: billingFrom(parts.billing?.data),
  };
}

function companyFrom(form: z.infer<typeof company> | undefined): Company | null {
  return form ? { name: form.companyName, cui: form.cui, tradeRegister: form.tradeRegister } : null;
}

function billingFrom(form: z.infer<typeof billing> | undefined): ShippingAddress | null {
  if (!form) return null;
  return {
    firstName: form.billingFirstName,
    lastName: form.billingLastName,
    address: form.billingAddress,
    city: form.billingCity,
    county: form.billingCounty,
    postalCode: form.billingPostalCode,
  };
}

const accountName = organisationName({ min: SHORTEST_ACCOUNT_NAME, max: LONGEST, short: "account-name-short" });

export const PaymentForm = z.discriminatedUnion(
  "paymentMethod",
  [
    z.object({ paymentMethod: z.literal("card") }),
    z.object({ paymentMethod: z.literal("bank"), accountName }),
    z.object({ paymentMethod: z.literal("cash") }),
  ],
  "payment-method-required",
);
export type PaymentForm = z.infer<typeof PaymentForm>;

/** An order requires an answer to the warranty question (rule 18). */
export const extendedWarrantyAnswer = z.enum(["yes", "no"], "warranty-answer-required");

/** A bank account that money is sent to. */
export const payeeFields = {
  iban: z.string("iban-invalid").transform((typed, context): string => {
    const iban = parseIban(typed);
    if (iban !== null) return iban;
    context.addIssue({ code: "custom", message: "iban-invalid" });
    return z.NEVER;
  }),
  accountName,
};

/** The account that a refund is transferred to. */
export const RefundAccountForm = z
  .object({
    ...payeeFields,
    refund: z.string("form-invalid").transform((text, context): RefundId => {
      const id = parseId<"refund">(text);
      if (id !== null) return id;
      context.addIssue({ code: "custom", message: "form-invalid" });
      return z.NEVER;
    }),
  })
  .transform(({ refund, iban, accountName: name }) => ({ refundId: refund, account: { iban, name } }));

const number = z.string("order-number-invalid").transform((typed, context): OrderNumber => {
  const number = parseOrderNumber(cleanCode(typed).toUpperCase());
  if (number !== null) return number;
  context.addIssue({ code: "custom", message: "order-number-invalid" });
  return z.NEVER;
});

export const LookUpForm = z.object({ number, email });
