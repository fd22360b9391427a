// The output of the demo generator: a listing with its units, their measurements and its price history.
// Invariant: a PC has one unit; the last price of the history is the listing's price.

import type { Bani } from "../base/money.ts";
import type { ListingId, UnitId } from "../base/id.ts";
import type { Badge } from "../shop/catalogue/listing.ts";
import type { Grade } from "../shop/inventory/grade.ts";
import type { ComponentSpecs, PcSpecs, Test } from "../shop/catalogue/specs.ts";

export type DemoMeasurement = {
  test: Test;
  value: number;
  resolution: string | null;
  settings: Settings | null;
  version: string;
  measuredAt: Date;
};

export type Settings = "low" | "medium" | "high" | "ultra";

export type DemoUnit = {
  id: UnitId;
  code: string;
  serial: string | null;
  cost: Bani;
  taxRegime: "margin" | "normal";
  grade: Grade;
  measurements: DemoMeasurement[];
};

export type DemoPriceSince = { price: Bani; since: Date };

type CatalogueIndex = {
  id: ListingId;
  title: string;
  price: Bani;
  warrantyMonths: number;
  badge: Badge | null;
  publishedAt: Date;
  units: DemoUnit[];
  priceLog: DemoPriceSince[];
};

export type DemoPc = CatalogueIndex & { kind: "pc"; category: null; specs: PcSpecs };
export type DemoComponent = CatalogueIndex & { kind: "component" } & ComponentSpecs;
export type DemoListing = DemoPc | DemoComponent;
