// The form of a purchase from a supplier. Messages are codes, as in the shop's own forms.

import { z } from "zod";
import { parseDay } from "../../../base/day.ts";
import { parseAmount } from "../../../base/amount.ts";
import type { Bani } from "../../../base/money.ts";

const LONGEST_NAME = 120;

export const PurchaseForm = z.object({
  supplier: z.string("supplier-missing").trim().min(2, "supplier-missing").max(LONGEST_NAME, "too-long"),
  cui: z
    .string()
    .trim()
    .toUpperCase()
    .max(20, "too-long")
    .default("")
    .transform((typed) => (typed === "" ? null : typed)),
  invoiceNumber: z.string("invoice-number-missing").trim().min(1, "invoice-number-missing").max(40, "too-long"),
  invoiceDate: z
    .string("date-invalid")
    .trim()
    .regex(/^20\d{2}-\d{2}-\d{2}$/, "date-invalid")
    .refine((text) => parseDay(text) !== null, "date-invalid"),
  regime: z.enum(["margin", "normal"], "regime-missing"),
  /** In bani: without VAT under the normal regime, all that was paid under the margin scheme. */
  cost: z.string("amount-invalid").transform((typed, context): Bani => {
    const cost = parseAmount(typed);
    if (cost !== null) return cost;
    context.addIssue({ code: "custom", message: "amount-invalid" });
    return z.NEVER;
  }),
});
