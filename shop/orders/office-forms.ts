// Forms of the office about orders and claims. Messages are codes, as in the shop's own forms.

import { z } from "zod";
import { parseAmount } from "../../base/amount.ts";
import { parseId, type RefundId, type UnitId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { gameSettings, MOST_FPS, resolutions, type GameResult } from "../catalogue/game-result.ts";
import { bounceReasons } from "../payments/bank-transfer.ts";
import { payeeFields } from "./forms.ts";
import { type Courier, couriers } from "../shipping/courier.ts";

const LONGEST = 1000;

const amount = z.string("amount-invalid").transform((typed, context): Bani => {
  const parsed = parseAmount(typed);
  if (parsed !== null && parsed > 0) return parsed;
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
const unit = z.string("form-invalid").transform((key, context): UnitId => {
  const id = parseId<"unit">(key);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "form-invalid" });
  return z.NEVER;
});

const reference = z.string("reference-required").trim().min(2, "reference-required").max(100, "too-long");
/** The payout file that the form was rendered with; empty if there is none. */
const file = z
  .string("form-invalid")
  .regex(/^(?:PAY-\d{8}-\d{4,10})?$/, "form-invalid")
  .transform((name) => (name === "" ? null : name));

/** The account that the page showed. */
const seen = z.string("form-invalid").max(40, "form-invalid");

/** The three fields of one game; one set for each game that was bought. */
function runFields<const Place extends number>(place: Place) {
  return {
    [`fps${place}`]: z
      .string()
      .trim()
      .regex(/^[1-9]\d{0,3}$/, "fps-invalid")
      .transform(Number)
      .refine((fps) => fps <= MOST_FPS, "fps-invalid")
      .optional(),
    [`resolution${place}`]: z.enum(resolutions, "form-invalid").optional(),
    [`settings${place}`]: z.enum(gameSettings, "form-invalid").optional(),
  } as { [Name in `fps${Place}`]: z.ZodType<number | undefined> } & {
    [Name in `resolution${Place}`]: z.ZodType<GameResult["resolution"] | undefined>;
  } & {
    [Name in `settings${Place}`]: z.ZodType<GameResult["settings"] | undefined>;
  };
}
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

/** One form for each transition: `intent` names it. */
export const OrderTransitionForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("prepare") }),
    z.object({
      intent: z.literal("ship"),
      courier: z.enum(courierCodes, "courier-required").optional(),
      trackingNumber: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9-]{0,40}$/, "tracking-invalid")
        .default(""),
    }),
    z.object({ intent: z.literal("deliver") }),
    z.object({ intent: z.literal("take-back"), reason: text }),
    z.object({ intent: z.literal("cancel") }),
    z.object({ intent: z.literal("transfer"), amount, arrivedOn: day, pageKey }),
    z.object({ intent: z.literal("cash"), amount, arrivedOn: day, pageKey }),
    z.object({ intent: z.literal("accept"), reason }),
    z.object({ intent: z.literal("game-results"), unit, pageKey, ...runFields(0), ...runFields(1), ...runFields(2) }),
    z.object({
      intent: z.literal("refund"),
      refundAmount: amount,
      refundReason: z.enum(["goodwill", "overpaid", "return"], "form-invalid"),
      note: text,
      pageKey,
    }),
    z.object({ intent: z.literal("refund-done"), refund, reference, file }),
    z.object({ intent: z.literal("refund-account"), refund, seen, ...payeeFields }),
    z.object({ intent: z.literal("refund-ask"), refund, pageKey }),
    z.object({
      intent: z.literal("refund-bounce"),
      refund,
      why: z.enum(bounceReasons, "reason-missing"),
      bounceNote: text,
    }),
    z.object({ intent: z.literal("call-off-test"), unit, callOffReason: reason }),
  ],
  "form-invalid",
);
export type OrderTransitionForm = z.infer<typeof OrderTransitionForm>;

/** What staff do with a refund on the page of outgoing payments. */
export const RefundDueForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("refund-paid"), refund, reference, file }),
    z.object({ intent: z.literal("refund-approve"), refund, seen }),
    z.object({ intent: z.literal("refund-account"), refund, seen, ...payeeFields }),
    z.object({
      intent: z.literal("refund-bounce"),
      refund,
      why: z.enum(bounceReasons, "reason-missing"),
      bounceNote: text,
    }),
  ],
  "form-invalid",
);
export type RefundDueForm = z.infer<typeof RefundDueForm>;
