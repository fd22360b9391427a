// Component listings without a database, for tests of pure functions: pass only the fields that matter to the test.

import type { ListingId } from "../base/id.ts";
import { ron, type Bani } from "../base/money.ts";
import type { ComponentListing } from "../shop/catalogue/listing.ts";
import type { Category, SpecsOf } from "../shop/catalogue/specs.ts";
import { specsOf } from "./builders.ts";

let last = 0;

/** By default one unit is available; each listing has its own id. */
export function listed<C extends Category>(
  category: C,
  specs: Partial<SpecsOf[C]> = {},
  { id = ++last, price = ron(100), free = 1 }: { id?: number; price?: Bani; free?: number } = {},
): Extract<ComponentListing, { category: C }> {
  const common = {
    kind: "component",
    title: `${category} ${id}`,
    warrantyMonths: 12,
    badge: null,
    publishedAt: new Date("2026-11-01T10:00:00Z"),
    grade: "A",
    photo: null,
  } as const;
  const listing = {
    ...common,
    id: id as ListingId,
    price,
    free,
    stock: free,
    category,
    specs: { ...specsOf[category], ...specs },
  };
  // The category matches the type of the specs.
  return listing as unknown as Extract<ComponentListing, { category: C }>;
}
