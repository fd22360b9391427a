// The form of an order by phone: the units, the buyer as in the checkout, the discount, how it is paid. Messages are codes.

import { z } from "zod";
import { parseAmount } from "../../../base/amount.ts";
import { bani, type Bani } from "../../../base/money.ts";
import { collectingForm, ShippingForm } from "../forms.ts";
import type { Order } from "../order.ts";
import { MOST_UNITS, SIMPLIFIED_INVOICE_UP_TO, type Discount } from "./phone-order.ts";

const LONGEST_REASON = 500;

/** The codes of the chosen units, separated by commas. */
const units = z
  .string("units-missing")
  .transform((text) => [...new Set(text.split(",").filter((code) => code !== ""))])
  .pipe(z.array(z.string().max(100)).min(1, "units-missing").max(MOST_UNITS, "units-too-many"));

const terms = z.object({
  units,
  /** The sum of the units' prices, as the page showed it: only compared, never charged. */
  seenGoods: z
    .string("form-invalid")
    .regex(/^\d{1,12}$/, "form-invalid")
    .transform((text): Bani => bani(Number(text))),
  paymentMethod: z.enum(["bank", "cash", "card"], "payment-method-required"),
  language: z.enum(["ro", "en", "hu", "uk"], "form-invalid"),
  pageKey: z.string("form-invalid").uuid("form-invalid"),
});

const none = z.object({ discountKind: z.literal("none") }).transform((): Discount | null => null);
const why = z.string("reason-missing").trim().min(3, "reason-missing").max(LONGEST_REASON, "too-long");
const percent = z
  .object({
    discountKind: z.literal("percent"),
    discountValue: z
      .string("percent-invalid")
      .trim()
      .regex(/^\d{1,2}$/, "percent-invalid")
      .transform(Number)
      .refine((value) => value >= 1, "percent-invalid"),
    discountWhy: why,
  })
  .transform(({ discountValue, discountWhy }): Discount => ({ percent: discountValue, why: discountWhy }));
const amount = z
  .object({
    discountKind: z.literal("amount"),
    discountValue: z.string("amount-invalid").transform((typed, context): Bani => {
      const parsed = parseAmount(typed);
      if (parsed !== null && parsed > 0) return parsed;
      context.addIssue({ code: "custom", message: "amount-invalid" });
      return z.NEVER;
    }),
    discountWhy: why,
  })
  .transform(({ discountValue, discountWhy }): Discount => ({ amount: discountValue, why: discountWhy }));

/** The discount of the form, also while the rest of it is still being filled in. */
export const DiscountForm = z.union([none, percent, amount]);

export type PhoneOrderForm = {
  units: string[];
  seenGoods: Bani;
  paymentMethod: Order["method"];
  language: Order["language"];
  pageKey: string;
  shipping: ShippingForm;
  discount: Discount | null;
};

/** The issues of all its parts are reported together. */
export const PhoneOrderForm = z.record(z.string(), z.unknown()).transform((fields, context): PhoneOrderForm => {
  const parts = {
    terms: terms.safeParse(fields),
    shipping: shippingSchema(fields).safeParse(fields),
    discount: discountSchema(fields["discountKind"]).safeParse(fields),
  };
  for (const part of Object.values(parts))
    for (const { message, path } of part.error?.issues ?? []) context.addIssue({ code: "custom", message, path });
  if (!parts.terms.success || !parts.shipping.success || !parts.discount.success) return z.NEVER;
  return { ...parts.terms.data, shipping: parts.shipping.data, discount: parts.discount.data };
});

/** A company's invoice names its address, whatever it costs. */
function shippingSchema(fields: Readonly<Record<string, unknown>>) {
  if (fields["delivery"] !== "pickup") return ShippingForm;
  const goods = Number(fields["seenGoods"]);
  return collectingForm({ isSimplified: fields["isCompany"] === undefined && goods <= SIMPLIFIED_INVOICE_UP_TO });
}

/** One schema, so that its messages name the field. */
function discountSchema(kind: unknown) {
  return kind === "percent" ? percent : kind === "amount" ? amount : none;
}
