// Back-office forms for trade-ins, payouts and price books. Messages are codes, as in the shop's own forms.

import { z } from "zod";
import { parseId, type FindingId } from "../../../base/id.ts";
import { type Courier, couriers } from "../../shipping/courier.ts";
import { bounceReasons } from "../../payments/bank-transfer.ts";
import { conditions } from "../../pricing/declaration.ts";
import { AccountForm } from "../forms.ts";
import { parseTradeInNumber, type TradeInNumber } from "../trade-in.ts";

const LONGEST = 1000;
const LONGEST_PROOF = 300;
const MOST_PROOFS = 20;
const MOST_FINDINGS = 200;

const reason = z.string("reason-missing").trim().min(3, "reason-missing").max(LONGEST, "too-long");
const text = z
  .string()
  .trim()
  .max(LONGEST, "too-long")
  .default("")
  .transform((typed) => (typed === "" ? null : typed));
const reference = z.string("reference-required").trim().min(2, "reference-required").max(100, "too-long");
const attempt = z
  .string("form-invalid")
  .regex(/^[1-9]\d{0,3}$/, "form-invalid")
  .transform(Number);
const key = z.string("form-invalid").min(1, "form-invalid").max(100, "form-invalid");
const courierCodes = Object.keys(couriers) as [Courier, ...Courier[]];
/** One per line. */
const proofs = z
  .string()
  .default("")
  .transform((typed) =>
    typed
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  )
  .refine((lines) => lines.length <= MOST_PROOFS && lines.every((line) => line.length <= LONGEST_PROOF), "too-long");

const finding = z.string("form-invalid").transform((text, context): FindingId => {
  const id = parseId<"finding">(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "form-invalid" });
  return z.NEVER;
});
/** The findings that the page showed. */
const seen = z
  .string("form-invalid")
  .max(MOST_FINDINGS * 40, "form-invalid")
  .default("")
  .transform((ids) => ids.split(" ").flatMap((id) => parseId<"finding">(id) ?? []));

const common = { key, seen, visible: z.literal("on").optional(), note: text, measured: proofs };
/** Asked only of a line of several pieces, and then always: nobody may mean one and cut the price of all. */
const pieces = z
  .string()
  .optional()
  .transform((typed, context): number | null => {
    if (typed === undefined) return null;
    if (/^[1-9]\d?$/.test(typed.trim())) return Number(typed);
    context.addIssue({ code: "custom", message: "quantity-invalid" });
    return z.NEVER;
  });
const ofPieces = { ...common, pieces };
const wholeNumber = z
  .string("quantity-invalid")
  .regex(/^[1-9]\d?$/, "quantity-invalid")
  .transform(Number);

/** What was found about one line, by claim. */
export const FindingForm = z.discriminatedUnion(
  "claim",
  [
    z.object({
      claim: z.literal("model"),
      partId: z.string("model-required").min(3, "model-required").max(200, "model-required"),
      ...ofPieces,
    }),
    z.object({ claim: z.literal("quantity"), quantity: wholeNumber, ...common }),
    z.object({ claim: z.literal("condition"), condition: z.enum(conditions, "condition-required"), ...ofPieces }),
    z.object({ claim: z.enum(["fault", "missing"]), ...ofPieces }),
    z.object({ claim: z.enum(["box", "accessories"]), ...common }),
  ],
  "claim-required",
);

/** One form per transition: `intent` names it. */
export const TradeInTransitionForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("receive") }),
    z.object({ intent: z.literal("test") }),
    z.object({ intent: z.literal("finish") }),
    z.object({ intent: z.literal("decline"), reason }),
    z.object({
      intent: z.literal("send-back"),
      courier: z.enum(courierCodes, "courier-required"),
      trackingNumber: z
        .string("tracking-invalid")
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9-]{4,40}$/, "tracking-invalid"),
    }),
    z.object({ intent: z.literal("pay"), reference, attempt }),
    z.object({ intent: z.literal("bounce"), attempt, why: z.enum(bounceReasons, "reason-missing"), note: text }),
    z.object({ intent: z.literal("fee-paid"), reference }),
    z.object({ intent: z.literal("fee-waived"), reason }),
    z.object({ intent: z.literal("stock"), as: z.enum(["machine", "parts"], "form-invalid") }),
    z.object({ intent: z.literal("drop"), finding }),
  ],
  "form-invalid",
);
export type TradeInTransitionForm = z.infer<typeof TradeInTransitionForm>;

const tradeInNumber = z.string("form-invalid").transform((text, context): TradeInNumber => {
  const number = parseTradeInNumber(text);
  if (number !== null) return number;
  context.addIssue({ code: "custom", message: "form-invalid" });
  return z.NEVER;
});
const payout = { number: tradeInNumber, attempt };
/** The account that the page showed. */
const account = z.string("form-invalid").max(40, "form-invalid");

/** What staff do with a payout on the page of outgoing payments. */
export const PayoutForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("paid"), ...payout, reference }),
    z.object({ intent: z.literal("approve"), ...payout, seen: account }),
    z.object({
      intent: z.literal("account"),
      ...payout,
      seen: account,
      iban: AccountForm.shape.iban,
      accountName: AccountForm.shape.payee,
    }),
    z.object({
      intent: z.literal("bounce"),
      ...payout,
      why: z.enum(bounceReasons, "reason-missing"),
      bounceNote: text,
    }),
  ],
  "form-invalid",
);
export type PayoutForm = z.infer<typeof PayoutForm>;

export const BookForm = z.object({
  basedOn: z
    .string("form-invalid")
    .regex(/^\d{1,9}$/, "form-invalid")
    .transform(Number),
  note: text,
  changes: z.string("changes-required").max(200_000, "too-long"),
});
