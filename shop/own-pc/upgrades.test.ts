// Upgrades for described PCs from the demo's stock, with the model fitted on the demo's measurements.

import { describe, expect, test } from "vitest";
import { generateCatalogue } from "../../demo/catalogue.ts";
import { graphicsCards } from "../../demo/parts-graphics.ts";
import { processors } from "../../demo/parts-processors.ts";
import { framesPerSecond, type GameRun } from "../../demo/performance.ts";
import { listed } from "../../testing/listed.ts";
import { ron } from "../../base/money.ts";
import { games, standardRun, type Category, type Game, type SpecsOf } from "../catalogue/specs.ts";
import { checkParts } from "../compatibility/check-fit.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import { withPartAdded, without } from "../compatibility/parts-by-category.ts";
import type { ComponentListing } from "../catalogue/listing.ts";
import { performancePartsOf, type MeasuredFps } from "../estimates/fps-estimate.ts";
import { fitFps } from "../estimates/fps-model.ts";
import { knownParts } from "../parts/known-parts.server.ts";
import type { KnownPart } from "../parts/part.ts";
import { preparePc } from "./own-parts.ts";
import { noPc, type OwnPart, type OwnPc } from "./own-pc.ts";
import { findPcUpgrades } from "./upgrades.ts";

const catalogue = [...generateCatalogue({ now: new Date("2026-11-20T12:00:00Z") })];
const components = catalogue.flatMap((listing) =>
  listing.kind === "component"
    ? [
        listed(listing.category, listing.specs as Partial<SpecsOf[Category]>, {
          id: listing.id,
          price: listing.price,
          free: listing.units.length,
        }),
      ]
    : [],
);
const measured = catalogue.flatMap((listing): MeasuredFps[] => {
  const parts = listing.kind === "pc" ? performancePartsOf(listing.specs) : null;
  if (!parts) return [];
  return listing.units.flatMap(({ id, measurements }) =>
    measurements.flatMap(({ test: name, value, resolution, settings }): MeasuredFps[] =>
      games.includes(name as Game) && resolution && settings
        ? [
            {
              unitId: id,
              ...parts,
              game: name as Game,
              resolution: resolution as MeasuredFps["resolution"],
              settings,
              fps: value,
              source: "demo",
            },
          ]
        : [],
    ),
  );
});
const model = fitFps(measured);
const stockOf = (stock: readonly ComponentListing[]) => (category: Category) =>
  stock.filter((listing) => listing.category === category);

function own(...names: string[]): OwnPc {
  const parts = names.map((name): OwnPart => {
    const part = knownParts.find((one) => one.name === name);
    if (!part) throw new Error(`no part is called ${name}`);
    return { is: "known", category: part.category, part: part as KnownPart, quantity: 1 };
  });
  return { ...noPc, parts };
}

const find = (pc: OwnPc, { stock = components, game = "cs2" as Game, resolution = "1920x1080" as const } = {}) =>
  findPcUpgrades(preparePc(pc), { game, resolution }, { componentsOf: stockOf(stock), model, known });

describe("upgrades for more frames", () => {
  const pc = own("Core i5-8400", "GeForce GTX 1060 6GB");

  test("are ranked by frames for the money, and each range lies above that of the PC as it is", () => {
    const { before, frames } = find(pc);
    expect(before).not.toBeNull();
    expect(frames.length).toBeGreaterThan(2);
    for (const { after, gained, total, per100Ron, listing, companions } of frames) {
      expect(after.low).toBeGreaterThan(before!.high);
      expect(gained.low).toBeGreaterThan(0);
      expect(total).toBe(companions.reduce<number>((sum, { price }) => sum + price, listing.price));
      expect(per100Ron).toBeCloseTo(((after.middle - before!.middle) * 100_00) / total);
    }
    const ranked = frames.map(({ per100Ron }) => per100Ron);
    expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
  });

  test("fit, with what is replaced along with them", () => {
    const prepared = preparePc(pc);
    for (const { listing, companions } of find(pc).frames) {
      let parts = withPartAdded(without(prepared.best, listing.category), listing);
      for (const companion of companions) parts = withPartAdded(without(parts, companion.category), companion);
      expect(checkParts(parts, known).filter(({ severity }) => severity === "wrong")).toEqual([]);
    }
  });

  // An additive model promised "195 to 212 FPS" for an RX 5700 XT in the first of these PCs, and 79 % too much at worst. The
  // right values are those of the formula that made the measurements, which the model never sees.
  test("of an old PC promise no more than its processor allows, and say what it holds back", () => {
    const seen = { upgrades: 0, heldBack: 0 };
    for (const [processor, card] of [
      ["Core i3-8100", "GeForce GTX 1050 Ti"],
      ["Core i5-8400", "GeForce GTX 1060 6GB"],
      ["Ryzen 5 2600", "GeForce GTX 1660 SUPER"],
    ] as const)
      for (const game of games)
        for (const { listing, after, heldBackBy } of find(own(processor, card), { game }).frames) {
          if (listing.category !== "graphics-cards") continue;
          const power = {
            gaming: processors.find(({ specs }) => specs.model === processor)!.gaming,
            timeSpy: graphicsCards.find(({ specs }) => specs.chip === listing.specs.chip)!.timeSpy,
          };
          const fps = (gaming: number) =>
            framesPerSecond({ ...power, gaming }, { game, run: standardRun as GameRun, deviation: 1 });
          const right = fps(power.gaming);
          const name = `${processor} with ${listing.title} in ${game}`;
          expect(after.middle, name).toBeLessThan(right * 1.04);
          expect(after.middle, name).toBeGreaterThan(right * 0.96);
          seen.upgrades += 1;
          // With a processor of any speed it would draw a third more: the processor decides.
          if (fps(1000) > right * 1.3 && right < 187) {
            seen.heldBack += 1;
            expect(heldBackBy, name).toBe("processor");
          }
        }
    expect(seen.upgrades).toBeGreaterThan(20);
    expect(seen.heldBack).toBeGreaterThan(0);
  });

  test("name what is not known and decides: a strong card and an unknown power supply", () => {
    const strong = find(pc).frames.find(
      ({ listing }) => listing.category === "graphics-cards" && listing.specs.tdpWatts >= 170,
    );
    expect(strong?.missing).toContainEqual({ category: "power-supplies", why: "part", name: "" });
  });

  test("bring the power supply along where the own one is too weak, and its price counts", () => {
    const weak = own("Core i5-8400", "GeForce GTX 1060 6GB", "Corsair CV 450W");
    const card = listed("graphics-cards", { chip: "GeForce RTX 3070", vramGb: 8, tdpWatts: 400 }, { price: ron(1500) });
    const [weakPsu, psu, dearPsu] = [
      listed("power-supplies", { watts: 400 }, { price: ron(100) }),
      listed("power-supplies", { watts: 850, pcie8Pin: 4 }, { price: ron(300) }),
      listed("power-supplies", { watts: 1000, pcie8Pin: 6 }, { price: ron(500) }),
    ];
    const [upgrade] = find(weak, { stock: [card, weakPsu, psu, dearPsu] }).frames;
    expect(upgrade).toMatchObject({ listing: { id: card.id }, companions: [{ id: psu.id }], total: ron(1800) });
    expect(find(weak, { stock: [card, weakPsu] }).frames).toEqual([]);
  });

  test("are not ranked where parts are unknown or were measured too rarely", () => {
    expect(find(own("Core i5-8400"))).toMatchObject({ frames: [], none: "parts-unknown", before: null });
    expect(find(own("Core i5-8400", "GeForce GTX 1060 6GB"), { stock: [] })).toMatchObject({ none: "nothing-better" });
    expect(find(own("Core i5-8400", "GeForce 9800 GT"))).toMatchObject({ frames: [], none: "graphics-unmeasured" });
    // Our list of parts writes SUPER, listings write Super.
    expect(find(own("Core i5-8400", "GeForce GTX 1660 SUPER")).before).not.toBeNull();
  });
});

describe("upgrades for more space", () => {
  const pc = own("Core i5-8400", "PRIME B360M-A");

  test("are ranked by the price of a gigabyte more", () => {
    const kit: OwnPart = { is: "named", category: "ram", name: "Kingston DDR4-2666 8GB module", quantity: 1 };
    const { memory, ssd } = find({ ...pc, parts: [...pc.parts, kit] });
    for (const upgrades of [memory, ssd]) {
      expect(upgrades.length).toBeGreaterThan(0);
      const prices = upgrades.map(({ baniPerGb }) => baniPerGb);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }
    expect(memory.every(({ listing }) => listing.category === "ram" && listing.specs.type === "DDR4")).toBe(true);
  });

  test("count only what is gained where memory takes the place of what is there", () => {
    const full = own("Core i5-8400", "PRIME B360M-A");
    const parts: OwnPart[] = [
      ...full.parts,
      { is: "named", category: "ram", name: "Kingston DDR4-2666 8GB module", quantity: 4 },
    ];
    const kits = [
      listed("ram", { type: "DDR4", capacityGb: 64, modules: 2, speedMts: 2666 }, { price: ron(320) }),
      listed("ram", { type: "DDR4", capacityGb: 32, modules: 2, speedMts: 2666 }, { price: ron(100) }),
    ];
    const { memory } = find({ ...full, parts }, { stock: kits });
    expect(memory).toMatchObject([{ replaces: true, gigabytes: 32, baniPerGb: 1000 }]);
  });
});
