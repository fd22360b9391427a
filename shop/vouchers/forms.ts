// The forms of vouchers, as staff type them. Messages are codes: each has its words.

import { z } from "zod";
import { parseId, type VoucherId } from "../../base/id.ts";
import { NOTHING } from "../../base/money.ts";
import { day, money, optional, whole } from "../settings/field-schemas.ts";
import {
  LONGEST_VOUCHER_NOTE,
  MOST_PERCENT,
  parseVoucherCode,
  type VoucherCode,
  type VoucherTerms,
} from "./voucher.ts";

const uses = optional(whole({ least: 1, most: 1_000_000 }));

const fields = {
  kind: z.enum(["percent", "amount"], "required"),
  percent: optional(whole({ least: 1, most: MOST_PERCENT })),
  amount: optional(money),
  coversDelivery: z.literal("on").optional(),
  leastGoods: optional(money),
  mostUses: uses,
  mostPerPerson: uses,
  firstDay: optional(day),
  lastDay: optional(day),
  note: z.string().trim().max(LONGEST_VOUCHER_NOTE, "too-long"),
};
type Typed = z.output<z.ZodObject<typeof fields>>;

/** Reports what one field alone does not show; null then. */
function termsOf(typed: Typed, context: z.RefinementCtx): VoucherTerms | null {
  const { kind, percent, amount, firstDay, lastDay } = typed;
  const value = kind === "percent" ? percent !== null && { percent } : amount !== null && amount > 0 && { amount };
  if (!value) context.addIssue({ code: "custom", path: [kind], message: "required" });
  const isReversed = firstDay !== null && lastDay !== null && firstDay > lastDay;
  if (isReversed) context.addIssue({ code: "custom", path: ["lastDay"], message: "until-before" });
  if (!value || isReversed) return null;
  return {
    value,
    coversDelivery: typed.coversDelivery === "on",
    leastGoods: typed.leastGoods ?? NOTHING,
    mostUses: typed.mostUses,
    mostPerPerson: typed.mostPerPerson,
    firstDay,
    lastDay,
    note: typed.note,
  };
}

const code = z.string().transform((text, context): VoucherCode => {
  const parsed = parseVoucherCode(text);
  if (parsed !== null) return parsed;
  context.addIssue({ code: "custom", message: "voucher-code-invalid" });
  return z.NEVER;
});

/** The id comes from the page, so that a form that is sent twice creates one voucher. */
const id = z.string("form-invalid").transform((text, context): VoucherId => {
  const parsed = parseId<"voucher">(text);
  if (parsed !== null) return parsed;
  context.addIssue({ code: "custom", message: "form-invalid" });
  return z.NEVER;
});

export const NewVoucherForm = z.object({ id, code, ...fields }).transform((typed, context) => {
  const terms = termsOf(typed, context);
  return terms ? { id: typed.id, code: typed.code, terms } : z.NEVER;
});
export type NewVoucherForm = z.infer<typeof NewVoucherForm>;

export const VoucherForm = z
  .object({ version: z.coerce.number("form-invalid").int("form-invalid"), ...fields })
  .transform((typed, context) => {
    const terms = termsOf(typed, context);
    return terms ? { version: typed.version, terms } : z.NEVER;
  });
export type VoucherForm = z.infer<typeof VoucherForm>;
