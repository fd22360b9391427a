// A recall: a manufacturer or an authority says that a product is dangerous.
// Invariant: while a recall is open, a unit that it matches is not on sale unless staff cleared it.

import type { OrderId, RecallId, UnitId } from "../../base/id.ts";
import { foldDiacritics } from "../../base/text.ts";

export type AdviceLanguage = "ro" | "en" | "hu" | "uk";
/** What people who have the product should do; staff write it in Romanian at least. */
export type Advice = { ro: string } & Partial<Record<AdviceLanguage, string>>;

export type RecallTerms = {
  /** What is recalled, as people call it. */
  product: string;
  /** Text in the title or the parts of a listing; `*` stands for any characters. */
  model: string | null;
  /** Serial numbers; `*` stands for any characters. */
  serial: string | null;
  /** Who says so, or a link to the notice. */
  source: string;
  /** ISO date of the notice. */
  recalledOn: string;
  advice: Advice;
};

export type Recall = RecallTerms & {
  id: RecallId;
  /** "REC-7". */
  number: string;
  closedAt: Date | null;
  version: number;
  createdAt: Date;
};

/** A unit that a recall matches, and where it is now. */
export type RecalledUnit = {
  unitId: UnitId;
  code: string;
  serial: string | null;
  title: string | null;
  where: "on-sale" | "blocked" | "sold" | "gone";
  clearedAt: Date | null;
  note: string | null;
};

/** An order with units that a recall matches. */
export type RecallBuyer = { orderId: OrderId; number: string; state: string; codes: string[]; notifiedAt: Date | null };

const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&").replace(/\*+/g, "%");

/** A pattern of SQL's `like` for folded text that contains the model. */
export function modelLike(model: string): string {
  return `%${escaped(foldDiacritics(model).trim().replace(/\s+/g, " "))}%`;
}

/** A pattern of SQL's `like` for a whole serial number in capitals, without dashes and spaces. */
export function serialLike(serial: string): string {
  return escaped(serial.toUpperCase().replace(/[^A-Z0-9*]/g, ""));
}

/** Whether a pattern names something: "*" or "--" alone would match everything. */
export function isSpecific(pattern: string): boolean {
  return pattern.replace(/[^\p{L}\p{N}]/gu, "").length >= LEAST_CHARACTERS;
}

const LEAST_CHARACTERS = 3;

/** The advice in a language, or in Romanian, with the language that it is in. */
export function adviceIn(advice: Advice, language: AdviceLanguage): { text: string; language: AdviceLanguage } {
  const own = advice[language];
  return own === undefined ? { text: advice.ro, language: "ro" } : { text: own, language };
}
