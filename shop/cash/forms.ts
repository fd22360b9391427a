// Forms of the cash book. Messages are codes: each has words in four languages.

import { z } from "zod";
import { parseAmount } from "../../base/amount.ts";
import type { Bani } from "../../base/money.ts";
import { parseOrderNumber, type OrderNumber } from "../orders/order.ts";
import { cashMovements } from "./cash-book.ts";

const LONGEST = 200;
const formKey = z.uuid("form-expired");
const amount = z.string("amount-invalid").transform((typed, context): Bani => {
  const found = parseAmount(typed);
  if (found !== null && found > 0) return found;
  context.addIssue({ code: "custom", message: "amount-invalid" });
  return z.NEVER;
});
/** People read the six digits from the screen or the phone: the prefix may be missing. */
const number = z.string("order-number-invalid").transform((typed, context): OrderNumber => {
  const found = parseOrderNumber(`ORD-${typed.replace(/\D/g, "")}`);
  if (found !== null) return found;
  context.addIssue({ code: "custom", message: "order-number-invalid" });
  return z.NEVER;
});
const text = z.string("reason-missing").trim().min(3, "reason-missing").max(LONGEST, "too-long");

export const CashForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("take"), number, formKey, collected: z.literal("on").optional() }),
    z.object({
      intent: z.literal("move"),
      kind: z.enum(cashMovements, "form-invalid"),
      amount,
      party: text,
      about: text,
      formKey,
    }),
  ],
  "form-invalid",
);
export type CashForm = z.infer<typeof CashForm>;
