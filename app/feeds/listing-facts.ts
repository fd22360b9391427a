// What feeds and structured data both say of a listing.

import type { Bani } from "../../base/money.ts";
import type { Listing } from "../../shop/catalogue/listing.ts";
import { partName } from "../../shop/catalogue/specs.ts";

/** Bani as a decimal text, 459900 -> "4599.00". */
export function decimal(amount: Bani): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
}

/** Who made it: the shop itself where it is a computer put together here. */
export function brandOf(listing: Listing, { shopName }: { shopName: string }): string {
  return listing.kind === "pc" ? shopName : listing.specs.brand;
}

/** What the maker calls it; null for a computer put together here. */
export function modelOf(listing: Listing): string | null {
  return listing.kind === "pc" ? null : partName(listing.specs).slice(listing.specs.brand.length + 1);
}
