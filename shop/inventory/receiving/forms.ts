// Forms of the office about received units. Messages are codes, as in the shop's own forms.

import { z } from "zod";
import { parseAmount } from "../../../base/amount.ts";
import type { Bani } from "../../../base/money.ts";
import { measurementChoices } from "./inspection.ts";

const price = z.string("amount-invalid").transform((typed, context): Bani => {
  const parsed = parseAmount(typed);
  if (parsed !== null && parsed > 0) return parsed;
  context.addIssue({ code: "custom", message: "amount-invalid" });
  return z.NEVER;
});
const reason = z.string("reason-missing").trim().min(3, "reason-missing").max(500, "too-long");
const grade = z.enum(["A", "B", "C"], "form-invalid");
const serial = z
  .string()
  .trim()
  .max(60, "too-long")
  .default("")
  .transform((typed) => (typed === "" ? null : typed));

export const BesideForm = z.object({ listing: z.string("listing-unknown"), grade, serial });

export const ScrapForm = z.object({ reason });

/** The decision about a returned unit. */
export const InspectionForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("put-back"), grade, price, measurements: z.enum(measurementChoices, "form-invalid") }),
    z.object({ intent: z.literal("write-off"), reason }),
  ],
  "form-invalid",
);
