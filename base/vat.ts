// Value added tax: its rate by date, the tax within a price, and what a sale earns after it. The only arithmetic of VAT.

import type { Day } from "./day.ts";
import { bani, type Bani } from "./money.ts";

/**
 * The standard rates in percent, each with its first day, in the order of their days. 0 from the day on which the shop is not registered for VAT (special
 * scheme for small enterprises, Codul fiscal art. 310): no standard rate is 0.
 */
export type VatRates = readonly { from: Day; percent: number }[];

/** The standard rate on a day, in percent. Throws for a day before the first rate. */
export function standardRateOn(day: Day, rates: VatRates): number {
  const rate = rates.findLast(({ from }) => from <= day);
  if (!rate) throw new Error(`no rate of VAT is known for ${day}`);
  return rate.percent;
}

/** Whether the shop charges VAT on a day; else no price contains any, and the margin scheme does not apply. */
export function isVatRegisteredOn(day: Day, rates: VatRates): boolean {
  return standardRateOn(day, rates) > 0;
}

/**
 * The tax in a price that contains it: price × rate ÷ (100 + rate), half a ban rounded up ("procedeul sutei mărite").
 * Computed once for the whole amount of an invoice at one rate, so that it is rounded once.
 */
export function taxWithin(gross: Bani, percent: number): Bani {
  return bani(Math.floor((gross * percent) / (100 + percent) + 0.5));
}

/**
 * A unit that is sold. Under the margin scheme (Codul fiscal art. 312) `cost` is all that was paid for it; under the
 * normal regime it is without VAT, because that VAT is deducted.
 */
export type TaxedSale = {
  price: Bani;
  cost: Bani;
  regime: "margin" | "normal";
  /**
   * What repairs of the unit cost, parts included. They lower what remains, and never the tax: the base of the margin scheme is
   * the price less the purchase price alone (Codul fiscal art. 312; Directive 2006/112, art. 312).
   */
  repairs?: Bani;
};

/** The tax in the sale of a unit: in what it earned under the margin scheme, and none in a loss; else in the whole price. */
export function taxOfSale({ price, cost, regime }: Omit<TaxedSale, "repairs">, percent: number): Bani {
  return taxWithin(regime === "margin" ? bani(Math.max(0, price - cost)) : price, percent);
}

/** What remains of a price after its tax and what the unit and its repairs cost; negative for a loss. */
export function marginOf(sale: TaxedSale, percent: number): Bani {
  return bani(sale.price - sale.cost - (sale.repairs ?? 0) - taxOfSale(sale, percent));
}

/** The lowest price, tax included, that earns `share` percent of the cost and the repairs after tax. */
export function priceEarning(
  share: number,
  { cost, regime, repairs = bani(0) }: Omit<TaxedSale, "price">,
  percent: number,
): Bani {
  const withTax = (100 + percent) / 100;
  const earned = repairs + ((cost + repairs) * share) / 100;
  return bani(Math.ceil(regime === "margin" ? cost + earned * withTax : (cost + earned) * withTax));
}
