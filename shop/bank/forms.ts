// Forms of the office about transfers. Messages are codes: each has words in four languages.

import { z } from "zod";
import { cleanCode } from "../../base/clean-text.ts";
import { bani, type Bani } from "../../base/money.ts";
import { parseId, type SurplusId } from "../../base/id.ts";
import { parseIban } from "../payments/iban.ts";
import { parseOrderNumber, type OrderNumber } from "../orders/order.ts";
import { parseAmount, parseDay } from "./amounts.ts";

const number = z.string("order-number-invalid").transform((typed, context): OrderNumber => {
  const found = parseOrderNumber(cleanCode(typed).toUpperCase());
  if (found !== null) return found;
  context.addIssue({ code: "custom", message: "order-number-invalid" });
  return z.NEVER;
});

const amount = z.string("amount-invalid").transform((typed, context): Bani => {
  const found = parseAmount(typed);
  if (found !== null && found > 0) return bani(found);
  context.addIssue({ code: "custom", message: "amount-invalid" });
  return z.NEVER;
});

const day = z.string("day-invalid").transform((typed, context): string => {
  const found = parseDay(typed);
  if (found !== null) return found;
  context.addIssue({ code: "custom", message: "day-invalid" });
  return z.NEVER;
});

/** A payment seen on the account. `formKey` belongs to the page, so that a form posted twice records one transfer. */
export const ArrivalForm = z.object({
  intent: z.literal("confirm"),
  number,
  amount,
  day,
  formKey: z.uuid("form-expired"),
});

const lineId = z.coerce.number("line-invalid").int("line-invalid").positive("line-invalid");
export const LineForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("assign"),
    lineId,
    number,
    /** Of a line of which the amount could not be read. */
    amount: amount.optional(),
  }),
  z.object({ intent: z.literal("ignore"), lineId }),
]);

const surplus = z.string("form-invalid").transform((text, context): SurplusId => {
  const id = parseId<"surplus">(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "form-invalid" });
  return z.NEVER;
});
const reason = z.string("reason-short").trim().min(3, "reason-short").max(200, "too-long");

/** What becomes of a surplus. The account may be empty: the buyer is then asked for one. */
export const SurplusForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("surplus-back"),
    surplus,
    iban: z
      .string()
      .default("")
      .transform((typed, context): string | null => {
        const iban = typed.trim() === "" ? null : parseIban(typed);
        if (iban !== null || typed.trim() === "") return iban;
        context.addIssue({ code: "custom", message: "iban-invalid" });
        return z.NEVER;
      }),
    accountName: z.string().trim().max(70, "too-long").default(""),
  }),
  z.object({ intent: z.literal("surplus-keep"), surplus, note: reason }),
]);

export const AcceptForm = z.object({
  intent: z.literal("accept"),
  number,
  reason,
});
