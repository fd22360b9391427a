// Facts of a listing that feeds and structured data share.

import type { Bani } from "../../base/money.ts";
import type { Listing } from "../../shop/catalogue/listing.ts";
import { partName } from "../../shop/catalogue/specs.ts";

/** Bani as a decimal text, 459900 -> "4599.00". */
export function decimal(amount: Bani): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
}

/** The brand: the shop itself for computers that it builds. */
export function brandOf(listing: Listing, { shopName }: { shopName: string }): string {
  return listing.kind === "pc" ? shopName : listing.specs.brand;
}

/** The manufacturer's part name; null for computers that the shop builds. */
export function modelOf(listing: Listing): string | null {
  return listing.kind === "pc" ? null : partName(listing.specs).slice(listing.specs.brand.length + 1);
}
