// The forms of product safety, as staff type them. Messages are codes: each has its words.

import { z } from "zod";
import { parseId, type ManufacturerId, type RecallId } from "../../base/id.ts";
import { day, line, optional } from "../settings/field-schemas.ts";
import { brandKey, responsibleInEu, type SafetyContact } from "./manufacturer.ts";
import { isSpecific, type RecallTerms } from "./recall.ts";

const LONGEST_ADVICE = 3000; // characters
const version = z.coerce.number("form-invalid").int("form-invalid").min(0, "form-invalid");

/** The id comes from the page, so that a form that is sent twice creates one row. */
function idOf<Kind extends "manufacturer" | "recall">() {
  return z.string("form-invalid").transform((text, context) => {
    const parsed = parseId<Kind>(text);
    if (parsed !== null) return parsed;
    context.addIssue({ code: "custom", message: "form-invalid" });
    return z.NEVER;
  });
}

/** `version` 0: a manufacturer that is not saved yet. */
export type ManufacturerForm = {
  id: ManufacturerId;
  version: number;
  brand: string;
  maker: SafetyContact;
  inEu: SafetyContact | null;
};

export const ManufacturerForm = z
  .object({
    id: idOf<"manufacturer">(),
    version,
    brand: line.pipe(z.string().max(60, "too-long")),
    name: line,
    address: line,
    contact: line,
    euName: optional(line),
    euAddress: optional(line),
    euContact: optional(line),
  })
  .transform((typed, context): ManufacturerForm => {
    const { id, brand, name, address, contact, euName, euAddress, euContact } = typed;
    if (brandKey(brand) === "") context.addIssue({ code: "custom", path: ["brand"], message: "required" });
    const eu = { euName, euAddress, euContact };
    const isNamed = Object.values(eu).some((value) => value !== null);
    for (const [field, value] of Object.entries(eu))
      if (isNamed && value === null) context.addIssue({ code: "custom", path: [field], message: "required" });
    return { id, version: typed.version, brand, maker: { name, address, contact }, inEu: responsibleInEu(eu) };
  });

const pattern = optional(line.refine(isSpecific, "recall-pattern-short"));
const advice = z.string().trim().min(1, "required").max(LONGEST_ADVICE, "too-long");

/** `version` 0: a recall that is not recorded yet. */
export type RecallForm = { id: RecallId; version: number; terms: RecallTerms };

export const RecallForm = z
  .object({
    id: idOf<"recall">(),
    version,
    product: line,
    model: pattern,
    serial: pattern,
    source: line,
    recalledOn: day,
    adviceRo: advice,
    adviceEn: optional(advice),
    adviceHu: optional(advice),
    adviceUk: optional(advice),
  })
  .transform(({ id, version: basedOn, adviceRo, adviceEn, adviceHu, adviceUk, ...typed }, context): RecallForm => {
    if (typed.model === null && typed.serial === null)
      context.addIssue({ code: "custom", path: ["model"], message: "required" });
    const others = { en: adviceEn, hu: adviceHu, uk: adviceUk };
    const written = Object.fromEntries(Object.entries(others).filter(([, text]) => text !== null));
    return { id, version: basedOn, terms: { ...typed, advice: { ro: adviceRo, ...written } } };
  });

/** Why staff say that a recall does not concern a unit. */
export const ClearForm = z.object({ unit: z.string().max(40), note: line });
