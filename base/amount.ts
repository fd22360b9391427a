// Amounts as people type them, in Romanian or with a point ("1.234,56", "1234.5", "1 234 RON"), and as a form shows them back.

import { bani, type Bani } from "./money.ts";

const PLAIN = /^(\d{1,8})(?:[.,](\d{1,2}))?$/;
const GROUPED = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/** An amount in RON as bani; null where the text is none, is negative, or says more than whole bani. */
export function parseAmount(typed: string): Bani | null {
  const text = typed.replace(/[\s\u00a0]|RON|lei$/gi, "");
  const [, whole, part = ""] = GROUPED.exec(text) ?? PLAIN.exec(text) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole.replaceAll(".", "")) * 100 + Number(part.padEnd(2, "0"));
  return Number.isSafeInteger(amount) ? bani(amount) : null;
}

/** An amount in RON as it is typed here, without groups and without the currency: "1234,50". */
export function plainAmount(amount: Bani): string {
  return (amount / 100).toFixed(2).replace(".", ",");
}
