// The demo stock as a catalogue index without a database: for tests that ask it thousands of times.

import { generateCatalogue } from "../../demo/catalogue.ts";
import type { DemoListing } from "../../demo/demo-listing.ts";
import type { CatalogueIndex } from "../../shop/catalogue/catalogue-index.server.ts";
import type { ComponentListing, Listing } from "../../shop/catalogue/listing.ts";
import { performancePartsOf, type GameConditions, type MeasuredFps } from "../../shop/estimates/fps-estimate.ts";
import { fitFps, type FpsModel } from "../../shop/estimates/fps-model.ts";
import { games, type Benchmark, type Game } from "../../shop/catalogue/specs.ts";

/** What the assistant reads of the index. */
export type StockInMemory = Pick<CatalogueIndex, "all" | "byId" | "componentsOf" | "processorsOfSocket" | "version"> & {
  listings: Listing[];
  /** The estimates that follow from what was measured on these PCs. */
  frameModel: FpsModel;
};

/** `pcs`: how many PCs there are; all units are free. */
export function stockInMemory({ pcs, now }: { pcs: number; now: Date }): StockInMemory {
  const demo = [...generateCatalogue({ pcs, now })];
  const listings = demo.map(listingOf);
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const componentsOf: StockInMemory["componentsOf"] = (category) =>
    listings.filter(
      (listing): listing is ComponentListing =>
        listing.kind === "component" && listing.category === category && listing.free > 0,
    );
  return {
    listings,
    frameModel: fitFps(demo.flatMap(measuredOn)),
    version: 1,
    all: () => [...listings],
    byId: (id) => byId.get(id) ?? null,
    componentsOf,
    processorsOfSocket: (socket) =>
      componentsOf("processors").flatMap((listing) =>
        listing.category === "processors" && listing.specs.socket === socket ? [listing] : [],
      ),
  };
}

function measuredOn(demo: DemoListing): MeasuredFps[] {
  const parts = demo.kind === "pc" ? performancePartsOf(demo.specs) : null;
  if (parts === null) return [];
  return demo.units.flatMap(({ id, measurements }) =>
    measurements
      .filter(({ test }) => games.some((game) => game === test))
      .map(({ test, value, resolution, settings }) => ({
        ...({ game: test, resolution, settings } as GameConditions),
        ...parts,
        listingId: demo.id,
        unitId: id,
        fps: value,
        source: "demo" as const,
      })),
  );
}

function listingOf(demo: DemoListing): Listing {
  const [unit] = demo.units;
  const results = unit?.measurements ?? [];
  const isGame = (test: string): test is Game => (games as readonly string[]).includes(test);
  const common = {
    id: demo.id,
    title: demo.title,
    price: demo.price,
    warrantyMonths: demo.warrantyMonths,
    badge: demo.badge,
    publishedAt: demo.publishedAt,
    grade: unit?.grade ?? "B",
    free: demo.units.length,
    stock: demo.units.length,
    photo: null,
  };
  if (demo.kind === "component") {
    const { category, specs } = demo;
    return { ...common, kind: "component", category, specs } as ComponentListing;
  }
  const standard = results.filter(({ resolution }) => resolution === null || resolution === "1920x1080");
  return {
    ...common,
    kind: "pc",
    specs: demo.specs,
    fps: Object.fromEntries(standard.flatMap(({ test, value }) => (isGame(test) ? [[test, value]] : []))),
    scores: Object.fromEntries(
      standard.flatMap(({ test, value }) => (isGame(test) ? [] : [[test as Benchmark, value]])),
    ),
  };
}
