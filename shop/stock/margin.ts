// What remains of a price after its tax and what the unit cost.

import { bani, type Bani } from "../../base/money.ts";
import type { TaxRegime } from "../inventory/receiving/receiving.ts";

/** Percent of value added tax. */
type Taxed = { cost: Bani; regime: TaxRegime; percent: number };

/**
 * The margin of a sale. Under the margin scheme the tax is within what the shop earns, and a loss bears none; under the
 * normal regime it is within the whole price, and the cost is without tax.
 */
export function marginOf(price: Bani, { cost, regime, percent }: Taxed): Bani {
  const taxed = regime === "margin" ? Math.max(0, price - cost) : price;
  const tax = Math.floor((taxed * percent) / (100 + percent) + 0.5);
  return bani(price - cost - tax);
}
