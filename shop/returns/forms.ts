// Forms about claims: the buyer's and the office's. Messages are codes: each has words in four languages.

import { z } from "zod";
import { parseAmount } from "../../base/amount.ts";
import { parseId, type UnitId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { coveredComponents } from "../warranty/ledger.ts";
import { LONGEST_STORY, remedies, resolutions, SHORTEST_STORY } from "./claim.ts";

const story = z.string("story-short").trim().min(SHORTEST_STORY, "story-short").max(LONGEST_STORY, "too-long");
const pageKey = z.string("form-invalid").refine((text) => parseId(text) !== null, "form-invalid");
const remedy = z.enum(remedies, "claim-remedy-required");

/** A return or a warranty claim about one unit; a withdrawal needs no description and has its own form. */
export const ClaimForm = z
  .object({
    kind: z.enum(["return", "warranty"], "form-invalid"),
    unit: z.string("claim-unit-required").transform((text, context): UnitId => {
      const id = parseId<"unit">(text);
      if (id !== null) return id;
      context.addIssue({ code: "custom", message: "claim-unit-required" });
      return z.NEVER;
    }),
    story,
    pageKey,
    remedy: remedy.optional(),
  })
  .superRefine(({ kind, remedy: chosen }, context) => {
    if (kind === "warranty" && chosen === undefined)
      context.addIssue({ code: "custom", path: ["remedy"], message: "claim-remedy-required" });
  });

/** A warranty claim about the unit of a warranty that was taken over. */
export const HolderClaimForm = z.object({ story, pageKey, remedy });

const LONGEST_ANSWER = 1000;
const LONGEST_PART = 120;

const amountOrNothing = z.string("amount-invalid").transform((typed, context): Bani => {
  const parsed = parseAmount(typed);
  if (parsed !== null) return parsed;
  context.addIssue({ code: "custom", message: "amount-invalid" });
  return z.NEVER;
});
const answer = z
  .string()
  .trim()
  .max(LONGEST_ANSWER, "too-long")
  .default("")
  .transform((typed) => (typed === "" ? null : typed));

/** The decision of staff about a claim; `to` is the next state. */
export const ClaimTransitionForm = z.discriminatedUnion(
  "to",
  [
    z.object({ to: z.literal("accepted"), answer }),
    z.object({ to: z.literal("rejected"), answer }),
    z.object({ to: z.literal("received"), answer }),
    z.object({ to: z.literal("dropped"), answer }),
    z
      .object({
        to: z.literal("settled"),
        answer,
        resolution: z.enum(resolutions, "resolution-required"),
        refundAmount: amountOrNothing.optional(),
        /** Codes of units from stock, separated by spaces or commas. */
        machines: z
          .string()
          .max(1000, "too-long")
          .default("")
          .transform((typed) => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]),
        /** Why it ends in another way than its buyer chose. */
        otherRemedyWhy: answer,
        replacedPart: z.enum(coveredComponents).or(z.literal("")).default(""),
        replacedTitle: z.string().trim().max(LONGEST_PART, "too-long").default(""),
        replacedSerial: z.string().trim().max(LONGEST_PART, "too-long").default(""),
      })
      // Half a part would leave the passport and the ledger without it.
      .superRefine(({ replacedPart, replacedTitle, replacedSerial }, context) => {
        if (replacedPart === "" && replacedTitle === "" && replacedSerial === "") return;
        const requires = (path: string) =>
          context.addIssue({ code: "custom", path: [path], message: "replaced-part-required" });
        if (replacedPart === "") requires("replacedPart");
        if (replacedTitle === "") requires("replacedTitle");
      }),
  ],
  "form-invalid",
);
export type ClaimTransitionForm = z.infer<typeof ClaimTransitionForm>;
