// How accurate the offers to sellers are: declared, found at testing, paid, and sold for.

import { bani, sum, type Bani } from "../../base/money.ts";
import { percentOfAll } from "./sell-through.ts";

export type PaidTradeIn = {
  number: string;
  /** The offer for what the seller declared. */
  declared: Bani;
  /** The offer for what was found at testing; the same where nothing was revised. */
  found: Bani;
  paid: Bani;
  /** What buyers paid for its units that are sold. */
  soldFor: Bani;
  units: number;
  soldUnits: number;
};

export type OfferAccuracy = {
  tradeIns: number;
  /** Trade-ins whose offer was right, in percent. */
  exactPercent: number;
  /** What was found of what was declared, in percent. */
  foundPercent: number;
  declared: Bani;
  found: Bani;
  paid: Bani;
  soldFor: Bani;
};

export function offerAccuracy(rows: readonly PaidTradeIn[]): OfferAccuracy {
  const add = (of: (row: PaidTradeIn) => Bani) => (rows.length === 0 ? bani(0) : sum(rows.map(of)));
  const declared = add((row) => row.declared);
  const found = add((row) => row.found);
  return {
    tradeIns: rows.length,
    exactPercent: percentOfAll(rows.filter((row) => row.declared === row.found).length, rows.length),
    foundPercent: percentOfAll(found, declared),
    declared,
    found,
    paid: add((row) => row.paid),
    soldFor: add((row) => row.soldFor),
  };
}
