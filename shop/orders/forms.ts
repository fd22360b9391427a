// What the checkout's forms send, by the rules of spec 5. Messages are codes: each has words in four languages.

import { z } from "zod";
import { parseId, type RefundId } from "../../base/id.ts";
import { parseIban } from "../payments/iban.ts";
import { countyCodes, type County } from "./counties.ts";
import { parseOrderNumber, SHORTEST_ACCOUNT_NAME, type OrderNumber } from "./order.ts";

const LONGEST = 200;

function text(minimum: number, code: string) {
  return z.string(code).trim().min(minimum, code).max(LONGEST, "too-long");
}

const email = z.string("email-invalid").trim().toLowerCase().max(LONGEST, "too-long").pipe(z.email("email-invalid"));

/** Checkboxes are sent only where they are ticked. */
const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/** In the order of the page, which is the order in which faults are listed. */
export const ShippingForm = z.object({
  email,
  firstName: text(2, "first-name-short"),
  lastName: text(2, "last-name-short"),
  phone: z.string("phone-invalid").transform((typed, context): string => {
    const phone = internationalPhone(typed);
    if (phone !== null) return phone;
    context.addIssue({ code: "custom", message: "phone-invalid" });
    return z.NEVER;
  }),
  address: text(5, "address-short"),
  county: z.enum(countyCodes as [County, ...County[]], "county-required"),
  city: text(2, "city-short"),
  postalCode: z
    .string("postal-code-invalid")
    .transform((code) => code.replaceAll(" ", ""))
    .pipe(z.string().regex(/^\d{6}$/, "postal-code-invalid")),
  createAccount: ticked,
  saveInfo: ticked,
});
export type ShippingForm = z.infer<typeof ShippingForm>;

const accountName = text(SHORTEST_ACCOUNT_NAME, "account-name-short");

export const PaymentForm = z.discriminatedUnion(
  "paymentMethod",
  [z.object({ paymentMethod: z.literal("card") }), z.object({ paymentMethod: z.literal("bank"), accountName })],
  "payment-method-required",
);
export type PaymentForm = z.infer<typeof PaymentForm>;

/** The answer to the warranty question is part of the order: without one there is none (decision 18). */
export const extendedWarrantyAnswer = z.enum(["yes", "no"], "warranty-answer-required");

export const ReserveForm = z.object({ email });

/** Where a refund is transferred to. */
export const RefundAccountForm = z
  .object({
    iban: z.string("iban-invalid").transform((typed, context): string => {
      const iban = parseIban(typed);
      if (iban !== null) return iban;
      context.addIssue({ code: "custom", message: "iban-invalid" });
      return z.NEVER;
    }),
    accountName,
    refund: z.string("form-invalid").transform((text, context): RefundId => {
      const id = parseId<"refund">(text);
      if (id !== null) return id;
      context.addIssue({ code: "custom", message: "form-invalid" });
      return z.NEVER;
    }),
  })
  .transform(({ refund, iban, accountName: name }) => ({ refundId: refund, account: { iban, name } }));

const number = z.string("order-number-invalid").transform((typed, context): OrderNumber => {
  const number = parseOrderNumber(typed.trim().toUpperCase());
  if (number !== null) return number;
  context.addIssue({ code: "custom", message: "order-number-invalid" });
  return z.NEVER;
});

export const LookUpForm = z.object({ number, email });

/** A phone number in E.164 ("+40712345678"), of at least 10 digits as typed; null where it cannot be one. */
export function internationalPhone(typed: string): string | null {
  const compact = typed.replace(/[\s().\-/]/g, "").replace(/^00/, "+");
  if (/^0[1-9]\d{8}$/.test(compact)) return `+40${compact.slice(1)}`;
  if (/^\+[1-9]\d{9,14}$/.test(compact)) return compact;
  return /^40[1-9]\d{8}$/.test(compact) ? `+${compact}` : null;
}
