// What the courier costs the buyer. Services (warranty, tests) are not goods and never count.
// Invariant: the charge and the hint come from the same bound, so the page cannot promise what the order does not give.

import { bani, NOTHING, ron, type Bani } from "../../base/money.ts";

export const FREE_SHIPPING_ABOVE = ron(2000); // spec 9, strictly above (rule 19)
export const SHIPPING_FEE = bani(19_99); // spec 9

/** By courier to the buyer's address, or fetched from the shop, which costs nothing. */
export type Delivery = "courier" | "pickup";

export function shippingFor(goods: Bani, delivery: Delivery = "courier"): Bani {
  return delivery === "pickup" || goods === NOTHING || goods > FREE_SHIPPING_ABOVE ? NOTHING : SHIPPING_FEE;
}

/** How much the goods are below the bound; goods worth more than this bring free shipping. null where it is free already. */
export function missingForFreeShipping(goods: Bani): Bani | null {
  return goods > FREE_SHIPPING_ABOVE ? null : bani(FREE_SHIPPING_ABOVE - goods);
}
