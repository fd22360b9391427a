// Product types: PCs and each component category, each with its own filters and price ranges.
// Invariant: every listing has exactly one.

import type { Listing } from "./listing.ts";
import type { Category } from "./specs.ts";

export type ProductType = "pc" | Category;

export function productTypeOf(listing: Listing): ProductType {
  return listing.kind === "pc" ? "pc" : listing.category;
}

/** A price range in whole RON, both ends included; no maximum means "over". */
export type PriceRange = { min: number; max: number | null };

const pcPrices: PriceRange[] = [
  { min: 500, max: 1000 },
  { min: 1000, max: 1500 },
  { min: 1500, max: 2000 },
  { min: 2000, max: 3000 },
  { min: 3000, max: 4000 },
  { min: 4000, max: 5000 },
  { min: 5000, max: null },
]; // spec 9

const componentPrices: PriceRange[] = [
  { min: 0, max: 100 },
  { min: 100, max: 250 },
  { min: 250, max: 500 },
  { min: 500, max: 1000 },
  { min: 1000, max: null },
];

/** The ends and the step of the custom range's slider, in RON; the ends also stand for empty boxes. */
export type PriceScale = { lowest: number; highest: number; step: number };

const pcScale: PriceScale = { lowest: 500, highest: 15_000, step: 100 }; // spec 5
const componentScale: PriceScale = { lowest: 0, highest: 5000, step: 50 };

export function priceScaleOf(productType: ProductType): PriceScale {
  return productType === "pc" ? pcScale : componentScale;
}

export function pricePresetsOf(productType: ProductType): readonly PriceRange[] {
  return productType === "pc" ? pcPrices : componentPrices;
}
