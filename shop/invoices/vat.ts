// The VAT of an invoice, by regime and rate.
// Invariant: the net and the tax of an amount add up to the amount.

import { bani, shareOut, sum, type Bani } from "../../base/money.ts";
import { taxWithin } from "../../base/vat.ts";

/**
 * How goods are taxed: on the margin (second-hand goods bought from private persons), on the whole price, or not at all where the seller is not registered
 * for VAT.
 */
export type Regime = "margin" | "standard" | "none";

type Taxed = { regime: Regime; percent: number };

/**
 * The part of an invoice with one regime and one rate. Under the margin scheme no tax is shown: `net` is the whole
 * price.
 */
export type TaxGroup = Taxed & { net: Bani; tax: Bani; gross: Bani };

/**
 * Adds up the lines' amounts, tax included, by regime and rate. The margin scheme comes first, then none, then rates in
 * ascending order.
 */
export function taxGroupsOf(lines: readonly (Taxed & { gross: Bani })[]): TaxGroup[] {
  const groups = new Map<string, Taxed & { gross: Bani }>();
  for (const { regime, percent, gross } of lines) {
    const key = `${regime} ${percent}`;
    groups.set(key, { regime, percent, gross: bani((groups.get(key)?.gross ?? 0) + gross) });
  }
  return [...groups.values()]
    .toSorted((a, b) => a.regime.localeCompare(b.regime) || a.percent - b.percent)
    .map((group) => {
      const tax = group.regime !== "standard" ? bani(0) : taxWithin(group.gross, group.percent);
      return { ...group, tax, net: bani(group.gross - tax) };
    });
}

/**
 * Splits the tax of each group among its lines, so that lines add up to groups and groups to the invoice. A negative
 * line, a reduction, lowers the tax of the others.
 */
export function withTax<Line extends Taxed & { gross: Bani }>(
  lines: readonly Line[],
  groups: readonly TaxGroup[],
): (Line & { net: Bani; tax: Bani })[] {
  const taxes = new Map<Line, Bani>();
  for (const group of groups) {
    const mine = lines.filter((line) => line.regime === group.regime && line.percent === group.percent);
    if (sum(mine.map((line) => line.gross)) !== group.gross)
      throw new Error("a group of taxes is not the sum of its lines");
    const below = mine.filter((line) => line.gross < 0);
    for (const line of below)
      taxes.set(line, bani(-taxWithin(bani(-line.gross), group.regime === "standard" ? group.percent : 0)));
    const above = mine.filter((line) => line.gross >= 0);
    const tax = bani(group.tax - sum(below.map((line) => taxes.get(line)!)));
    for (const [index, part] of shareOut(
      tax,
      above.map((line) => line.gross),
    ).entries())
      taxes.set(above[index]!, part);
  }
  return lines.map((line) => {
    const tax = taxes.get(line);
    if (tax === undefined) throw new Error("a line without a group of taxes");
    return { ...line, tax, net: bani(line.gross - tax) };
  });
}
