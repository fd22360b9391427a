// Forms of the office about received units. Messages are codes, as in the shop's own forms.

import { z } from "zod";
import { parseAmount } from "../../../base/amount.ts";
import { NOTHING, type Bani } from "../../../base/money.ts";
import { partCategories } from "../../parts/part.ts";
import { LONGEST_UNTESTED_NOTE, untestedReasons, type Untested, type UntestedReason } from "../untested.ts";
import { measurementChoices } from "./inspection.ts";
import { MOST_PIECES, type Piece } from "./receiving.ts";

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

/** Why an untested PC goes on sale; the verb decides whether that must be said. */
const untestedFields = {
  untested: z
    .enum(["", ...untestedReasons], "form-invalid")
    .default("")
    .transform((chosen) => (chosen === "" ? null : chosen)),
  untestedNote: z
    .string()
    .trim()
    .max(LONGEST_UNTESTED_NOTE, "too-long")
    .default("")
    .transform((typed) => (typed === "" ? null : typed)),
};

/** Of a listing that is about to go on sale. */
export const UntestedForm = z.object(untestedFields);

/** The parsed fields as the verbs take them. */
export function untestedIn(parsed: { untested: UntestedReason | null; untestedNote: string | null }): Untested | null {
  return parsed.untested && { reason: parsed.untested, note: parsed.untestedNote };
}

export const BesideForm = z.object({ listing: z.string("listing-unknown"), grade, serial });

export const ScrapForm = z.object({ reason });

/** The decision about a returned unit. */
export const InspectionForm = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.literal("put-back"),
      grade,
      // Without it, or from somebody who may not set prices, the listing keeps its price.
      price: price.optional(),
      measurements: z.enum(measurementChoices, "form-invalid"),
      ...untestedFields,
    }),
    z.object({ intent: z.literal("write-off"), reason }),
  ],
  "form-invalid",
);

const PieceForm = z.object({
  name: z.string().trim().max(160, "too-long"),
  category: z.enum(partCategories, "form-invalid"),
  worth: z.string().transform((typed, context): Bani => {
    const parsed = typed.trim() === "" ? NOTHING : parseAmount(typed);
    if (parsed !== null) return parsed;
    context.addIssue({ code: "custom", message: "amount-invalid" });
    return z.NEVER;
  }),
  grade,
});

/**
 * The pieces of a split unit, typed as `piece.0.name`, `piece.0.category` …; a piece without a name is not there.
 * `proposed` are the pieces that the page showed: a piece that keeps its name and category keeps what is known of it.
 */
export function readPieces(
  fields: Readonly<Record<string, string>>,
  proposed: readonly Piece[],
): { pieces: Piece[]; reason: string | null; errors: Record<string, string> } {
  const pieces: Piece[] = [];
  const errors: Record<string, string> = {};
  for (let place = 0; place <= MOST_PIECES && fields[`piece.${place}.name`] !== undefined; place += 1) {
    const field = (name: string) => `piece.${place}.${name}`;
    if (fields[field("name")]!.trim() === "") continue;
    const names = ["name", "category", "worth", "grade"];
    const parsed = PieceForm.safeParse(Object.fromEntries(names.map((name) => [name, fields[field(name)] ?? ""])));
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues) errors[field(String(path[0]))] ??= message;
      continue;
    }
    const { name, category, worth, grade: suggestedGrade } = parsed.data;
    const known = proposed[place];
    const isSame = known?.name === name && known.category === category;
    pieces.push({ ...(isSame ? known : { category, name, part: null }), worth, suggestedGrade });
  }
  return { pieces, reason: (fields["reason"] ?? "").trim().slice(0, 500) || null, errors };
}
