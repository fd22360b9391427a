import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { stockInMemory, type StockInMemory } from "../../../testing/stock/in-memory.ts";
import { bani } from "../../../base/money.ts";
import type { CatalogueIndex } from "../../catalogue/catalogue-index.server.ts";
import type { PcListing } from "../../catalogue/listing.ts";
import { checkFit } from "../../compatibility/check-fit.ts";
import { known } from "../../compatibility/known-platforms.server.ts";
import { categories } from "../../catalogue/specs.ts";
import { performancePartsOf } from "../../estimates/fps-estimate.ts";
import { gameTitles, titleOf, type GameTitle } from "../lexicon/game-titles.ts";
import { detailLevels, noCriteria, purposes, screenSizes, type Criteria } from "../criteria.ts";
import { findPicks } from "./find-picks.server.ts";
import { findTypedUpgrades } from "./own-pc-upgrades.server.ts";
import type { SearchCriteria } from "./pc-constraints.ts";
import { Oracle } from "../../../testing/stock/picks-oracle.ts";
import type { Evidence } from "./pick.ts";
import type { Spending } from "./spending.ts";

const RUNS = 10_000;
const resolutions = { "1080p": "1920x1080", "1440p": "2560x1440", "4k": "3840x2160" } as const;

let stock: StockInMemory;
let index: CatalogueIndex;
beforeAll(() => {
  stock = stockInMemory({ pcs: 300, now: new Date("2026-11-21T10:00:00Z") });
  // Every third product is held by somebody: it is in the index, and not free.
  for (const listing of stock.listings) if (listing.id % 3 === 0) listing.free = 0;
  // Every fifth PC was not measured in games: the others say what to expect of it.
  for (const listing of stock.listings) if (listing.kind === "pc" && listing.id % 5 === 0) listing.fps = {};
  index = stock as unknown as CatalogueIndex;
});

const some = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });
const anyGame = fc.constantFrom(...(Object.keys(gameTitles) as GameTitle[]));

const anyCriteria: fc.Arbitrary<{ criteria: SearchCriteria; spending: Spending | null }> = fc
  .record({
    games: fc.uniqueArray(anyGame, { maxLength: 2 }),
    purposes: fc.uniqueArray(fc.constantFrom(...purposes), { maxLength: 2 }),
    resolution: some(screenSizes),
    settings: some(detailLevels),
    fps: some([60, 144, 240, 500]),
    product: some(["pc", ...categories] as const),
    ramGb: some([8, 16, 32, 64, 512]),
    storageGb: some([500, 1000, 2000, 8000]),
    vramGb: some([4, 8, 12, 48]),
    lengthMm: some([180, 250, 400]),
    count: some([2, 5, 200]),
    size: some(["small", "large"] as const),
    quiet: fc.boolean(),
    colour: some(["black", "white", "grey"] as const),
    likes: fc.uniqueArray(fc.constantFrom("intel" as const, "amd" as const, "nvidia" as const), { maxLength: 1 }),
    dislikes: fc.uniqueArray(
      fc.constantFrom("intel" as const, "amd" as const, "nvidia" as const, "samsung" as const, "rgb" as const),
      { maxLength: 2 },
    ),
    upgradable: fc.boolean(),
    warrantyMonths: some([6, 12, 24, 120]),
    grade: some(["A", "B"] as const),
    os: some(["windows", "linux"] as const),
    prefer: some(["cheapest", "fastest"] as const),
    wants: fc.uniqueArray(
      fc.constantFrom(
        { category: "graphics-cards" as const, name: "rtx 3060" },
        { category: "graphics-cards" as const, name: "rx 6600" },
        { category: "processors" as const, name: "ryzen 5" },
        { category: "motherboards" as const, name: "am4" },
        { category: "ram" as const, name: "ddr4" },
      ),
      { maxLength: 1 },
    ),
    max: some([500, 1500, 3000, 6000, 20_000]),
    min: some([200, 2000]),
    about: fc.boolean(),
  })
  .map(({ max, min, about, ...fields }) => ({
    criteria: { ...noCriteria, kind: "find", aboveScore: null, firm: [], ...fields } satisfies Criteria &
      SearchCriteria,
    spending:
      max === null && min === null
        ? null
        : { min: min === null ? null : bani(min * 100), max: max === null ? null : bani(max * 100), about, rate: null },
  }));

/** A figure is the one that was measured on this PC, or the model's estimate for its parts. */
function expectTrueFigures(pc: PcListing, evidence: readonly Evidence[]) {
  for (const fact of evidence) {
    if (fact.code !== "measured" && fact.code !== "estimated") continue;
    const conditions = { game: fact.game, resolution: resolutions[fact.screen], settings: fact.settings } as const;
    const isStandard = fact.screen === "1080p" && fact.settings === "high";
    const own = isStandard ? pc.fps[fact.game] : stock.frameModel.measuredAt(conditions)?.get(pc.id);
    if (fact.code === "measured") expect(fact.value).toBe(own);
    else {
      expect(own).toBeUndefined();
      expect(stock.frameModel.estimate(performancePartsOf(pc.specs)!, conditions)).toMatchObject({
        low: fact.low,
        high: fact.high,
        pcs: fact.pcs,
      });
    }
  }
}

/** Where anything that meets the criteria was measured, the fastest is a measured one. */
function expectFairlyFastest(
  pc: PcListing,
  { meeting, criteria }: { meeting: readonly PcListing[]; criteria: SearchCriteria },
) {
  const [game, ...others] = criteria.games;
  if (game === undefined || others.length > 0 || criteria.resolution !== null || criteria.settings !== null) return;
  const like = titleOf(game).like;
  const measured = meeting.filter(({ fps }) => fps[like] !== undefined);
  expect(pc.fps[like] === undefined).toBe(measured.length === 0);
}

/** What nothing is known about is said, never taken as met. */
function expectAllJudged(
  criteria: Criteria,
  { product, notJudged }: { product: string; notJudged: readonly string[] },
) {
  const isNamed = (name: string) => notJudged.includes(name);
  const drawsFrames = product === "graphics-cards" || product === "processors";
  if (criteria.games.length > 0 && !drawsFrames) expect(isNamed("frames")).toBe(true);
  if (criteria.quiet && !["processors", "ram", "ssd"].includes(product)) expect(isNamed("quiet")).toBe(true);
  if (criteria.colour !== null && product !== "cases") expect(isNamed("colour")).toBe(true);
  if (criteria.size === "large" && product !== "cases" && product !== "motherboards")
    expect(isNamed("size")).toBe(true);
  if (criteria.size === "small" && ["processors", "ram", "ssd", "hdd"].includes(product))
    expect(isNamed("size")).toBe(true);
  if (criteria.vramGb !== null && product !== "graphics-cards") expect(isNamed("vram")).toBe(true);
  if (criteria.storageGb !== null && product !== "ssd" && product !== "hdd") expect(isNamed("storage")).toBe(true);
  if (criteria.ramGb !== null && product !== "ram" && product !== "motherboards") expect(isNamed("ram")).toBe(true);
  if (criteria.upgradable) expect(isNamed("upgradable")).toBe(true);
  if (criteria.dislikes.includes("rgb")) expect(isNamed("rgb")).toBe(true);
  if (criteria.games.length === 0 && criteria.resolution !== null) expect(isNamed("resolution")).toBe(true);
}

describe("the picks for the criteria", () => {
  test("are what plain loops over the stock find: free, as asked for, and what is not so is said", () => {
    const oracle = new Oracle(stock);
    const tried = { pc: 0, component: 0 };
    fc.assert(
      fc.property(anyCriteria, ({ criteria, spending }) => {
        const search = { criteria, spending, hidden: new Set<never>(), model: stock.frameModel };
        const { product, picks, relaxed, total, units, notJudged } = findPicks(index, search);
        tried[product === "pc" ? "pc" : "component"] += 1;
        if (criteria.product !== null) expect(product).toBe(criteria.product);
        const judged = oracle.judge(criteria, spending, product);
        const meeting = judged.filter(({ faults }) => faults.length === 0).map(({ listing }) => listing);
        expect(total).toBe(meeting.length);
        expect(units).toBe(meeting.reduce((sum, { free }) => sum + free, 0));
        expect(picks.length).toBe(Math.min(3, total === 0 ? judged.length : total));
        expect(new Set(picks.map(({ listing }) => listing.id)).size).toBe(picks.length);
        for (const { listing, evidence, role, relaxed: given } of picks) {
          const found = judged.find((one) => one.listing === listing);
          // Sold, held, or of another kind.
          expect(found).toBeDefined();
          expect(given.map(({ criterion }) => criterion).toSorted()).toEqual(found!.faults.toSorted());
          const isOver = listing.price > (spending?.max ?? Number.POSITIVE_INFINITY);
          expect(evidence.some(({ code }) => code === "over")).toBe(isOver);
          expect(role === "closest").toBe(total === 0);
          if (listing.kind === "pc") expectTrueFigures(listing, evidence);
          if (/^(?:best|faster|fastest)$/.test(role) && listing.kind === "pc")
            expectFairlyFastest(listing, { meeting: meeting as PcListing[], criteria });
        }
        if (product !== "pc") expectAllJudged(criteria, { product, notJudged });
        if (total > 0) {
          expect(relaxed.filter(({ criterion }) => criterion !== "count")).toEqual([]);
          const cheapest = Math.min(...meeting.map(({ price }) => price));
          expect(Math.min(...picks.map(({ listing }) => listing.price))).toBe(cheapest);
        } else if (picks[0]) expect(relaxed.length).toBeGreaterThan(0);
      }),
      { numRuns: RUNS, seed: 2026 },
    );
    expect(tried.pc + tried.component).toBeGreaterThanOrEqual(RUNS);
    expect(tried.component).toBeGreaterThan(RUNS / 4);
  });

  test("for a computer with known parts are never incompatible with them", () => {
    const machines = [
      ["i5-8400", "gtx 1060"],
      ["ryzen 5 2600", "rx 580"],
      ["i7-7700", "gtx 1070"],
      ["ryzen 5 1600", "gtx 1050 ti"],
      ["i5-12400", "rtx 3060"],
    ] as const;
    for (const [cpu, gpu] of machines)
      for (const product of [null, "graphics-cards", "processors", "ram"] as const) {
        const owns = [
          { category: "processors" as const, name: cpu },
          { category: "graphics-cards" as const, name: gpu },
        ];
        const { picks } = findTypedUpgrades(
          { catalogueIndex: index, liveEstimates: { model: () => stock.frameModel } },
          { criteria: { ...noCriteria, kind: "upgrade", owns, product }, spending: null },
        );
        for (const { listing, evidence } of picks) {
          expect(listing.free).toBeGreaterThan(0);
          if (listing.kind !== "component") throw new Error("an upgrade is a component");
          expect(checkFit([{ listing, quantity: 1 }], known).filter(({ severity }) => severity === "wrong")).toEqual(
            [],
          );
          // What nobody knows of this computer is said.
          expect(evidence.some(({ code }) => /^(?:own-fit|own-missing|together)$/.test(code))).toBe(true);
        }
      }
  });
});
