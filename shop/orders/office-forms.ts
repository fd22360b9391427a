// What the office's forms about orders and claims send. Messages are codes, as those of the shop's own forms are.

import { z } from "zod";
import { parseAmount } from "../../base/amount.ts";
import { parseId, type RefundId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { resolutions } from "./claim.ts";
import { couriers, type Courier } from "./order.ts";

const LONGEST = 1000;

const amount = z.string("amount-invalid").transform((typed, context): Bani => {
  const parsed = parseAmount(typed);
  if (parsed !== null && parsed > 0) return parsed;
  context.addIssue({ code: "custom", message: "amount-invalid" });
  return z.NEVER;
});
const amountOrNothing = z.string("amount-invalid").transform((typed, context): Bani => {
  const parsed = parseAmount(typed);
  if (parsed !== null) return parsed;
  context.addIssue({ code: "custom", message: "amount-invalid" });
  return z.NEVER;
});
const text = z
  .string()
  .trim()
  .max(LONGEST, "too-long")
  .default("")
  .transform((typed) => (typed === "" ? null : typed));
const reason = z.string("reason-missing").trim().min(3, "reason-missing").max(LONGEST, "too-long");
const pageKey = z.string("form-invalid").refine((key) => parseId(key) !== null, "form-invalid");
const refund = z.string("form-invalid").transform((key, context): RefundId => {
  const id = parseId<"refund">(key);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "form-invalid" });
  return z.NEVER;
});
const day = z
  .string("day-invalid")
  .regex(/^20\d{2}-\d{2}-\d{2}$/, "day-invalid")
  .transform((typed, context): Date => {
    const date = new Date(`${typed}T12:00:00Z`);
    if (!Number.isNaN(date.getTime())) return date;
    context.addIssue({ code: "custom", message: "day-invalid" });
    return z.NEVER;
  });
const courierCodes = Object.keys(couriers) as [Courier, ...Courier[]];

/** One form a move: `intent` says which. */
export const OrderMoveForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("prepare") }),
    z.object({
      intent: z.literal("ship"),
      courier: z.enum(courierCodes, "courier-required").optional(),
      trackingNumber: z.string().trim().toUpperCase().regex(/^[A-Z0-9-]{0,40}$/, "tracking-invalid").default(""),
    }),
    z.object({ intent: z.literal("deliver") }),
    z.object({ intent: z.literal("take-back"), reason: text }),
    z.object({ intent: z.literal("cancel") }),
    z.object({ intent: z.literal("transfer"), amount, arrivedOn: day, pageKey }),
    z.object({ intent: z.literal("cash"), amount, arrivedOn: day, pageKey }),
    z.object({ intent: z.literal("accept"), reason }),
    z.object({ intent: z.literal("refund"), refundAmount: amount, refundReason: z.enum(["goodwill", "overpaid", "return"], "form-invalid"), note: text, pageKey }),
    z.object({ intent: z.literal("refund-done"), refund }),
  ],
  "form-invalid",
);
export type OrderMoveForm = z.infer<typeof OrderMoveForm>;

export const ClaimMoveForm = z.discriminatedUnion(
  "to",
  [
    z.object({ to: z.literal("accepted"), answer: text }),
    z.object({ to: z.literal("rejected"), answer: text }),
    z.object({ to: z.literal("received"), answer: text }),
    z.object({ to: z.literal("dropped"), answer: text }),
    z.object({ to: z.literal("settled"), answer: text, resolution: z.enum(resolutions, "resolution-required"), refundAmount: amountOrNothing.optional() }),
  ],
  "form-invalid",
);
export type ClaimMoveForm = z.infer<typeof ClaimMoveForm>;
