// Forms of the office about units and about edits of many listings. Messages are codes, as in the shop's own forms.

import { z } from "zod";
import { parseAmount } from "../../base/amount.ts";
import { parseListingId, type ListingId } from "../../base/id.ts";
import { bani } from "../../base/money.ts";
import { badges } from "../catalogue/listing.ts";
import { noChanges, priceSteps, roundings, type BulkChanges } from "./bulk/bulk-edit.ts";

const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, "too-long")
    .default("")
    .transform((typed) => (typed === "" ? null : typed));
const grade = z.enum(["A", "B", "C", ""], "form-invalid").transform((typed) => (typed === "" ? null : typed));
const listing = z.string("listing-unknown").transform((typed, context): ListingId => {
  const id = parseListingId(typed);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "listing-unknown" });
  return z.NEVER;
});

const EditForm = z.object({
  intent: z.literal("edit"),
  serial: optionalText(60),
  grade: grade.default(null),
  place: optionalText(40),
  // What the fields were when the form was opened.
  wasSerial: optionalText(60),
  wasGrade: grade.default(null),
  wasPlace: optionalText(40),
});
const WriteOffForm = z.object({
  intent: z.literal("write-off"),
  reason: z.string("reason-missing").trim().min(3, "reason-missing").max(500, "too-long"),
});

export const UnitForm = z.discriminatedUnion(
  "intent",
  [
    EditForm,
    WriteOffForm,
    z.object({ intent: z.literal("move"), listing }),
    z.object({ intent: z.literal("merge"), listing }),
  ],
  "form-invalid",
);

/** What staff do to the ticked units of a list. */
export const BulkUnitsForm = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.literal("place"),
      place: z.string("place-missing").trim().min(1, "place-missing").max(40, "too-long"),
    }),
    z.object({
      intent: z.literal("withdraw"),
      reason: z.string("reason-missing").trim().min(3, "reason-missing").max(500, "too-long"),
    }),
  ],
  "form-invalid",
);

const CODE = /^[\p{L}\d][\p{L}\d._/-]{1,39}$/u;

export const BuildForm = z.object({
  code: z.string("code-invalid").trim().regex(CODE, "code-invalid"),
  name: z.string("title-required").trim().min(3, "title-required").max(160, "too-long"),
  /** Codes of the parts, one a line or separated by spaces, as a scanner types them. */
  units: z
    .string("no-parts")
    .transform((typed) => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))])
    .pipe(z.array(z.string().max(80, "too-long")).min(1, "no-parts").max(24, "too-many-parts")),
  asNormal: z.literal("on").optional().transform(Boolean),
  anyway: z.literal("on").optional().transform(Boolean),
});

/** "12,5" as tenths of a percent; null if it is none from 0,1 to 100. */
function parsePercent(typed: string): number | null {
  const text = typed.replace(/[\s%]/g, "").replace(",", ".");
  if (!/^\d{1,3}(?:\.\d)?$/.test(text)) return null;
  const tenths = Math.round(Number(text) * 10);
  return tenths > 0 && tenths <= 1000 ? tenths : null;
}

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

type BulkTyped = { changes: BulkChanges; startsAt: string | null; endsAt: string | null };

/** Reads the changes of an edit; times are local to the shop, "2026-11-27T00:00". */
export function readBulkForm(fields: Readonly<Record<string, string>>): {
  value: BulkTyped;
  errors: Record<string, string>;
} {
  const errors: Record<string, string> = {};
  const typed = (name: string) => (fields[name] ?? "").trim();
  const changes: BulkChanges = { ...noChanges };
  const step = priceSteps.find((each) => each === typed("step"));
  if (step) {
    const value = step.endsWith("percent") ? parsePercent(typed("value")) : parseAmount(typed("value"));
    if (value === null || value <= 0)
      errors["value"] = step.endsWith("percent") ? "price-percent-invalid" : "amount-invalid";
    else
      changes.price = {
        step,
        value: bani(value),
        rounding: roundings.find((each) => each === typed("rounding")) ?? "none",
      };
  }
  const warranty = typed("warranty");
  if (warranty !== "") {
    if (/^\d{1,2}$/.test(warranty)) changes.warranty = Number(warranty);
    else errors["warranty"] = "months-invalid";
  }
  changes.badge = ([...badges, "none"] as const).find((each) => each === typed("badge")) ?? null;
  changes.state = (["live", "withdrawn"] as const).find((each) => each === typed("state")) ?? null;
  const times = readTimes({ startsAt: typed("startsAt"), endsAt: typed("endsAt") }, changes);
  Object.assign(errors, times.errors);
  if (Object.keys(errors).length === 0 && Object.values(changes).every((change) => change === null))
    errors["step"] = "bulk-nothing";
  return { value: { changes, ...times.value }, errors };
}

function readTimes({ startsAt, endsAt }: { startsAt: string; endsAt: string }, { price, state }: BulkChanges) {
  const errors: Record<string, string> = {};
  for (const [name, time] of Object.entries({ startsAt, endsAt }))
    if (time !== "" && !LOCAL.test(time)) errors[name] = "time-invalid";
  if (startsAt !== "" && endsAt === "") errors["endsAt"] = "end-missing";
  if (endsAt !== "" && startsAt !== "" && endsAt <= startsAt) errors["endsAt"] = "end-before-start";
  // A mark-down lowers prices for a time, and nothing else of a listing may end with it.
  if (endsAt !== "" && (price === null || price.step.startsWith("up"))) errors["step"] = "mark-down-lowers";
  if (endsAt !== "" && state !== null) errors["state"] = "mark-down-state";
  return { value: { startsAt: startsAt || null, endsAt: endsAt || null }, errors };
}

export const PickForm = z.object({
  type: z.string().default(""),
  state: z.enum(["live", "withdrawn"]).default("live"),
  search: z.string().trim().max(100, "too-long").default(""),
  age: z
    .string()
    .default("")
    .transform((typed) => (/^\d{1,4}$/.test(typed) ? Number(typed) : null)),
});
