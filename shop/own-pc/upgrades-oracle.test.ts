import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { stockInMemory, type StockInMemory } from "../../testing/stock/in-memory.ts";
import { modelOf, upgradesAlone, withListing, works, type Machine } from "../../testing/stock/upgrades-oracle.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import { categories, games, standardRun } from "../catalogue/specs.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import { partsByCategoryOfPc } from "../compatibility/parts-by-category.ts";
import { performancePartsOf } from "../estimates/fps-estimate.ts";
import { preparedAs } from "./own-parts.ts";
import { findPcUpgrades } from "./upgrades.ts";

const MACHINES = 1000;

let stock: StockInMemory;
let components: ComponentListing[];
let machines: Machine[];
beforeAll(() => {
  stock = stockInMemory({ pcs: 909, now: new Date("2026-11-21T10:00:00Z") });
  // Every third product is held by somebody.
  for (const listing of stock.listings) if (listing.id % 3 === 0) listing.free = 0;
  components = categories.flatMap((category) => stock.componentsOf(category));
  machines = stock.listings.flatMap((listing) => (listing.kind === "pc" ? [listing.specs] : []));
});

/** A PC of the stock with another supply, a smaller case or another cooler, as old computers have; only such as run. */
const anyMachine = () =>
  fc
    .record({
      machine: fc.constantFrom(...machines),
      watts: fc.option(fc.constantFrom(300, 350, 400, 450, 500, 650), { nil: null }),
      plugs: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
      clearanceMm: fc.option(fc.constantFrom(180, 230, 280, 330), { nil: null }),
      ratedWatts: fc.option(fc.constantFrom(65, 95, 130), { nil: null }),
      hasCard: fc.boolean(),
    })
    .map(({ machine, watts, plugs, clearanceMm, ratedWatts, hasCard }): Machine => {
      const { psu, case: box, cooler, cpu } = machine;
      return {
        ...machine,
        gpu: hasCard || cpu.integratedGraphics === null ? machine.gpu : null,
        psu: { ...psu, watts: watts ?? psu.watts, pcie8Pin: plugs ?? psu.pcie8Pin },
        case: { ...box, maxGpuLengthMm: clearanceMm ?? box.maxGpuLengthMm },
        cooler: { ...cooler, ratedWatts: ratedWatts ?? cooler.ratedWatts },
      };
    })
    .filter(works);

test("upgrades are ranked by frames for the money as plain loops over the stock rank them, and all of them work", () => {
  const seen = { upgrades: 0, together: 0, none: 0 };
  fc.assert(
    fc.property(anyMachine(), fc.constantFrom(...games), (machine, game) => {
      const conditions = { game, ...standardRun };
      const frames = (cpu: Machine["cpu"], gpu: Machine["gpu"]) => {
        const parts = performancePartsOf({ cpu, gpu });
        return parts && stock.frameModel.estimate(parts, conditions);
      };
      const pc = preparedAs(partsByCategoryOfPc({ id: -1 as never, specs: machine }));
      const found = findPcUpgrades(pc, conditions, {
        componentsOf: (category) => stock.componentsOf(category),
        model: stock.frameModel,
        known,
      });
      const now = frames(machine.cpu, machine.gpu);
      expect(found.before === null).toBe(now === null);
      for (const { listing, companions, total, after, gained, per100Ron, replaces, heldBackBy } of found.frames) {
        seen.upgrades += 1;
        seen.together += companions.length;
        const then = [listing, ...companions].reduce(withListing, machine);
        expect(works(then), `${listing.title} + ${companions.map(({ title }) => title).join(" + ")}`).toBe(true);
        expect([listing, ...companions].every(({ free }) => free > 0)).toBe(true);
        expect(total).toBe([listing, ...companions].reduce((sum, { price }) => sum + price, 0));
        expect(after).toMatchObject(frames(then.cpu, then.gpu)!);
        expect(after.low).toBeGreaterThan(now!.high);
        expect(gained.low).toBeGreaterThan(0);
        const other = listing.category === "processors" ? "graphics" : "processor";
        expect(heldBackBy).toBe(after.limit === "game" ? "game" : after.limit === other ? other : null);
        expect(gained).toEqual({
          low: after.low - now!.high,
          middle: after.middle - now!.middle,
          high: after.high - now!.low,
        });
        expect(per100Ron).toBeCloseTo((gained.middle * 10_000) / total, 6);
        expect(replaces).toBe(listing.category === "processors" || machine.gpu !== null);
      }
      const ranked = found.frames.map(({ per100Ron }) => per100Ron);
      expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
      const byModel = new Map(found.frames.map((upgrade) => [modelOf(upgrade.listing), upgrade]));
      expect(byModel.size).toBe(found.frames.length);
      // Nothing that works by itself gains more for the money than what is proposed.
      const last = found.frames.length === 8 ? ranked.at(-1)! : 0;
      const alone = upgradesAlone(machine, components, frames);
      for (const upgrade of alone) {
        const proposed = byModel.get(upgrade.model);
        if (proposed) expect(proposed.per100Ron).toBeGreaterThanOrEqual(upgrade.per100Ron - 1e-9);
        else expect(upgrade.per100Ron).toBeLessThanOrEqual(last + 1e-9);
      }
      if (found.none !== null) {
        seen.none += 1;
        expect(alone).toEqual([]);
      }
    }),
    { numRuns: MACHINES, seed: 2026 },
  );
  console.info(
    `${MACHINES} machines: ${seen.upgrades} upgrades, ${seen.together} parts to be replaced along, ${seen.none} machines without any`,
  );
  expect(seen.upgrades).toBeGreaterThan(MACHINES);
  expect(seen.together).toBeGreaterThan(100);
});
