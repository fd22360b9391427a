// Parses amounts that people type, with a comma or a point ("1.234,56", "1234.5", "1 234 RON"), and formats them for a form.

import { bani, floorRon, type Bani } from "./money.ts";

const PLAIN = /^(\d{1,8})(?:[.,](\d{1,2}))?$/;
const GROUPED = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/** An amount in RON as bani; null if the text is not an amount, is negative, or has a fraction of a ban. */
export function parseAmount(typed: string): Bani | null {
  const text = typed.replace(/[\s\u00a0]|RON|lei$/gi, "");
  const [, whole, part = ""] = GROUPED.exec(text) ?? PLAIN.exec(text) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole.replaceAll(".", "")) * 100 + Number(part.padEnd(2, "0"));
  return Number.isSafeInteger(amount) ? bani(amount) : null;
}

/** An amount in RON for a text field, without thousands separators and currency: "1234,50". */
export function plainAmount(amount: Bani): string {
  return (amount / 100).toFixed(2).replace(".", ",");
}

/** The same without a fraction of zero: "2000", "19,99". */
export function shortAmount(amount: Bani): string {
  return amount % 100 === 0 ? String(floorRon(amount)) : plainAmount(amount);
}
