// The form of a repair. Messages are codes, as in the shop's other forms.

import { z } from "zod";
import { parseDay } from "../../base/day.ts";
import { parseAmount } from "../../base/amount.ts";
import { parseId, type RepairId } from "../../base/id.ts";
import { bani, type Bani } from "../../base/money.ts";
import { repairWorks } from "../passport/passport-event.ts";

const LONGEST_NAME = 120;

const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, "too-long")
    .default("")
    .transform((typed) => (typed === "" ? null : typed));
const isDay = (typed: string) => parseDay(typed) !== null;
const amount = z
  .string()
  .default("")
  .transform((typed, context): Bani => {
    const parsed = typed.trim() === "" ? bani(0) : parseAmount(typed);
    if (parsed !== null && parsed >= 0) return parsed;
    context.addIssue({ code: "custom", message: "amount-invalid" });
    return z.NEVER;
  });

export const RepairForm = z.object({
  /** Of the page: a form that is sent twice is one repair. */
  id: z.string("form-invalid").transform((typed, context): RepairId => {
    const id = parseId<"repair">(typed);
    if (id !== null) return id;
    context.addIssue({ code: "custom", message: "form-invalid" });
    return z.NEVER;
  }),
  work: z
    .enum([...repairWorks, ""], "form-invalid")
    .default("")
    .transform((typed) => (typed === "" ? null : typed)),
  /** The key of a part of the PC, such as "storage2". */
  part: optional(20),
  stockCode: optional(80),
  newName: optional(LONGEST_NAME),
  newSerial: optional(60),
  doneOn: z.string("date-invalid").refine(isDay, "date-invalid"),
  cameOn: z
    .string()
    .default("")
    .refine((typed) => typed === "" || isDay(typed), "date-invalid")
    .transform((typed) => (typed === "" ? null : typed)),
  doneBy: z.string("repair-by-missing").trim().min(2, "repair-by-missing").max(80, "too-long"),
  cost: amount,
  note: optional(500),
  warranty: z.literal("on").optional().transform(Boolean),
});
export type RepairForm = z.infer<typeof RepairForm>;
