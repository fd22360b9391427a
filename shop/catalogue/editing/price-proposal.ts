// A price for a listing, from what the shop earned with similar ones, what similar ones in stock cost, and what it paid.
// Invariant: every figure of a proposal has a line that says where it comes from, and it never proposes a loss.

import { bani, type Bani } from "../../../base/money.ts";
import { priceEarning } from "../../../base/vat.ts";
import type { TaxRegime } from "../../inventory/receiving/receiving.ts";

/** The share of its cost that a unit should earn after VAT, in percent. */
const TARGET_MARGIN = 20;
/** The least share, below which a price is never proposed. */
const LEAST_MARGIN = 5;

export type ProposalLine =
  | { from: "sales"; count: number; low: Bani; middle: Bani; high: Bani; days: number }
  | { from: "stock"; count: number; low: Bani; middle: Bani; high: Bani }
  | { from: "cost"; cost: Bani; repairs: Bani; percent: number; price: Bani };
export type PriceProposal = { price: Bani; lines: ProposalLine[] };

type Known = {
  /** What similar listings were sold for, and over how many days. */
  sold: readonly Bani[];
  days: number;
  /** What similar listings in stock are offered for. */
  inStock: readonly Bani[];
  /** What the unit and its repairs cost; null if that is unknown. */
  bought: { cost: Bani; repairs: Bani; regime: TaxRegime } | null;
};

/** `vat`: its rate, in percent. Null if nothing is known. */
export function priceProposal({ sold, days, inStock, bought }: Known, vat: number): PriceProposal | null {
  const lines: ProposalLine[] = [];
  if (sold.length > 0) lines.push({ from: "sales", days, ...spread(sold) });
  if (inStock.length > 0) lines.push({ from: "stock", ...spread(inStock) });
  const byCost = bought && bought.cost > 0 ? priceEarning(TARGET_MARGIN, bought, vat) : null;
  if (bought && byCost !== null)
    lines.push({ from: "cost", cost: bought.cost, repairs: bought.repairs, percent: TARGET_MARGIN, price: byCost });
  // What buyers paid says more than what others ask.
  const market = sold.length > 0 ? middle(sold) : inStock.length > 0 ? middle(inStock) : byCost;
  if (market === null) return null;
  const floor = bought && bought.cost > 0 ? priceEarning(LEAST_MARGIN, bought, vat) : 0;
  return { price: rounded(Math.max(market, floor)), lines };
}

function spread(prices: readonly Bani[]) {
  const inOrder = prices.toSorted((a, b) => a - b);
  return { count: prices.length, low: inOrder[0]!, middle: middle(prices), high: inOrder.at(-1)! };
}

function middle(prices: readonly Bani[]): Bani {
  const inOrder = prices.toSorted((a, b) => a - b);
  const half = Math.floor(inOrder.length / 2);
  return inOrder.length % 2 === 1 ? inOrder[half]! : bani(Math.round((inOrder[half - 1]! + inOrder[half]!) / 2));
}

/** Up to the next price that ends in 9 RON: 2.431 becomes 2.439. */
function rounded(price: number): Bani {
  return bani((Math.ceil((price / 100 - 9) / 10) * 10 + 9) * 100);
}
