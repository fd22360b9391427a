import { describe, expect, test } from "vitest";
import type { ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { aGpu, aCpu } from "../../../testing/builders.ts";
import { measuredPcs, someConditions } from "../../../testing/bench/measured-fps.ts";
import { stockInMemory } from "../../../testing/stock/in-memory.ts";
import type { CatalogueIndex } from "../../catalogue/catalogue-index.server.ts";
import type { PcListing } from "../../catalogue/listing.ts";
import { performancePartsOf, type MeasuredFps } from "../../estimates/fps-estimate.ts";
import { fitFps, type FpsModel } from "../../estimates/fps-model.ts";
import { noCriteria, type Criteria } from "../criteria.ts";
import { compareParts } from "./compare-parts.server.ts";
import { findPicks } from "./find-picks.server.ts";
import { figureOf, frameNeeds } from "./frames.ts";
import { findTypedUpgrades } from "./own-pc-upgrades.server.ts";

const base = stockInMemory({ pcs: 10, now: new Date("2026-11-21T10:00:00Z") }).listings.find(
  (listing): listing is PcListing => listing.kind === "pc" && listing.specs.gpu !== null,
)!;
let lastId = 900_000;
const aPcOf = (
  model: string,
  chip: string,
  { cs2, price = 3000 }: { cs2?: number; price?: number } = {},
): PcListing => ({
  ...base,
  id: ++lastId as ListingId,
  price: ron(price),
  fps: cs2 === undefined ? {} : { cs2 },
  specs: {
    ...base.specs,
    cpu: aCpu({ model }),
    gpu: aGpu({ chip, vramGb: chip.endsWith("1660") ? 6 : 12 }),
  },
});
const stockOf = (...listings: PcListing[]) =>
  ({
    version: 1,
    all: () => listings,
    byId: () => null,
    componentsOf: () => [],
    processorsOfSocket: () => [],
  }) as unknown as CatalogueIndex;

const at1440p = { ...someConditions, resolution: "2560x1440" as const };
const model = fitFps([
  ...measuredPcs({ each: 6, spread: 0.02 }),
  ...measuredPcs({ each: 6, spread: 0.02, seed: 3, conditions: at1440p }).map((row) => ({ ...row, fps: row.fps / 2 })),
]);

const search = (criteria: Partial<Criteria>, ...pcs: PcListing[]) =>
  findPicks(stockOf(...pcs), {
    criteria: { ...noCriteria, kind: "find", games: ["cs2"], aboveScore: null, firm: [], ...criteria },
    spending: null,
    hidden: new Set(),
    model,
  });

describe("a PC that was not measured in a game", () => {
  test("meets a target by the low end of the estimate, and the answer has the range and how many PCs are behind it", () => {
    const pc = aPcOf("Ryzen 5 5600", "GeForce RTX 3060");
    const { low, high, pcs } = model.estimate(performancePartsOf(pc.specs)!, someConditions)!;
    expect(low).toBeGreaterThan(100);
    const { total, picks, compared } = search({ fps: low }, pc);
    expect({ total, compared }).toEqual({ total: 1, compared: { count: 1, isMeasured: false } });
    expect(picks[0]?.evidence[0]).toEqual({
      code: "estimated",
      game: "cs2",
      low,
      high,
      pcs,
      screen: "1080p",
      settings: "high",
    });
    expect(search({ fps: low + 1 }, pc)).toMatchObject({ total: 0, relaxed: [{ criterion: "fps" }] });
  });

  test("has no figure with parts that too few PCs have", () => {
    const { total, picks } = search({}, aPcOf("Ryzen 5 5600", "GeForce RTX 5090"));
    expect(total).toBe(0);
    expect(picks[0]?.evidence.some(({ code }) => code === "estimated" || code === "measured")).toBe(false);
    expect(picks[0]?.evidence).toContainEqual({
      code: "unmeasured",
      title: "cs2",
      screen: "1080p",
      settings: "high",
    });
  });
});

describe("measured and estimated figures", () => {
  const measured = aPcOf("Ryzen 5 3600", "GeForce GTX 1660", { cs2: 80, price: 2500 });
  const better = aPcOf("Ryzen 5 3600", "GeForce RTX 3060", { cs2: 95, price: 2900 });
  const estimated = aPcOf("Ryzen 7 5800X3D", "GeForce RTX 4070", { price: 2700 });

  test("are not compared: the fastest is one of those that were measured", () => {
    const { picks, total, compared } = search({}, measured, better, estimated);
    expect({ total, compared }).toEqual({ total: 3, compared: { count: 2, isMeasured: true } });
    expect(picks.find(({ role }) => role === "faster")?.listing.id).toBe(better.id);
    expect(picks.find(({ listing }) => listing.id === estimated.id)?.role).toMatch(/next|upgradable/);
  });

  test("at another resolution the estimate of that resolution counts, never the figure at 1080p", () => {
    const { picks, total } = search({ resolution: "1440p", fps: 60 }, measured, estimated);
    expect(total).toBe(1);
    expect(picks[0]?.listing.id).toBe(estimated.id);
    expect(picks[0]?.evidence[0]).toMatchObject({ code: "estimated", screen: "1440p" });
  });

  test("a measurement on the PC itself comes before the estimate, and one at heavier settings counts as at least", () => {
    const row = (pc: PcListing, conditions: typeof at1440p, fps: number): MeasuredFps => ({
      ...performancePartsOf(pc.specs)!,
      ...conditions,
      listingId: pc.id,
      unitId: String(pc.id),
      fps,
      source: "bench",
    });
    const own = fitFps([
      ...measuredPcs({ each: 6, spread: 0.02, conditions: at1440p }),
      row(estimated, at1440p, 41),
      row(measured, { ...at1440p, settings: "ultra" }, 77),
    ]);
    const [need] = frameNeeds({ games: ["cs2"], resolution: "1440p", settings: null, fps: 60 }, own);
    expect(figureOf(estimated, need!, own)).toEqual({ basis: "measured", fps: 41, screen: "1440p", settings: "high" });
    expect(figureOf(measured, need!, own)).toEqual({ basis: "measured", fps: 77, screen: "1440p", settings: "ultra" });
    // Ultra is asked for: a figure at high settings says nothing.
    const [ultra] = frameNeeds({ games: ["cs2"], resolution: "1440p", settings: "ultra", fps: 60 }, own);
    expect(figureOf(estimated, ultra!, own)).toBeNull();
  });

  test("a game that nobody measured at a resolution is judged at 1080p", () => {
    const { picks, total } = search({ resolution: "4k" }, better);
    expect(total).toBe(1);
    expect(picks[0]?.evidence).toContainEqual({ code: "unmeasured", title: "cs2", screen: "4k", settings: "high" });
  });
});

describe("estimates elsewhere", () => {
  test("a comparison of cards estimates all beside the same processor", () => {
    const wants = ["rtx 4070", "rtx 3060"].map((name) => ({ category: "graphics-cards" as const, name }));
    const stock = stockOf(
      aPcOf("Ryzen 5 3600", "GeForce RTX 4070", { cs2: 130 }),
      aPcOf("Ryzen 7 5800X3D", "GeForce RTX 4070", { cs2: 190 }),
    );
    const { estimates } = compareParts(stock, { ...noCriteria, wants, games: ["cs2"] }, model);
    expect(estimates).toMatchObject([
      { game: "cs2", beside: "Ryzen 7 5800X3D", ranges: [{ name: "RTX 4070" }, { name: "RTX 3060" }] },
    ]);
    const [faster, slower] = estimates[0]!.ranges;
    expect(faster!.low).toBeGreaterThan(slower!.high);
  });

  test("an upgrade without a figure for both computers has none", () => {
    const { picks } = findTypedUpgrades(
      { catalogueIndex: stockOf(), liveEstimates: { model: () => model as FpsModel } },
      {
        criteria: { ...noCriteria, kind: "upgrade", owns: [{ category: "graphics-cards", name: "gtx 1660" }] },
        spending: null,
      },
    );
    expect(picks).toEqual([]);
  });
});
