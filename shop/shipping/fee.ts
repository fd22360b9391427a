// The buyer's shipping fee. Services (warranty, tests) are not goods and do not count.
// Invariant: the charge and the hint use the same threshold, so the page cannot promise what the order does not give.

import { bani, NOTHING, ron, type Bani } from "../../base/money.ts";

export const FREE_SHIPPING_ABOVE = ron(2000); // spec 9, strictly above (rule 19)
export const SHIPPING_FEE = bani(19_99); // spec 9

/** By courier to the buyer's address, or picked up at the shop, which is free. */
export type Delivery = "courier" | "pickup";

export function shippingFor(goods: Bani, delivery: Delivery = "courier"): Bani {
  return delivery === "pickup" || goods === NOTHING || goods > FREE_SHIPPING_ABOVE ? NOTHING : SHIPPING_FEE;
}

/**
 * How much the goods are below the threshold; goods worth more than this make shipping free. Null if it is free
 * already.
 */
export function missingForFreeShipping(goods: Bani): Bani | null {
  return goods > FREE_SHIPPING_ABOVE ? null : bani(FREE_SHIPPING_ABOVE - goods);
}
