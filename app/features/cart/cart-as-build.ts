// The cart as a build: where it holds parts only, the configurator can check whether they fit together.

import type { Goods } from "../../../shop/cart/cart.ts";
import { readBuild } from "../../../shop/configurator/build-address.ts";
import { buildLink } from "../../shared/configurator/build-links.ts";

const MOST_OF_ONE = 9; // an address has one digit for the quantity

/** The address of a build with everything in the cart; null where it holds computers or services, or nothing. */
export function cartAsBuild(lines: readonly { goods: Goods; quantity: number }[]): string | null {
  const pairs = lines.map(({ goods, quantity }) =>
    goods.kind === "component" ? [goods.category, `${goods.id}x${Math.min(quantity, MOST_OF_ONE)}`] : null,
  );
  if (pairs.length === 0 || pairs.includes(null)) return null;
  return buildLink({ requested: readBuild(new URLSearchParams(pairs.filter((pair) => pair !== null))), saved: null });
}
