import fc from "fast-check";
import { expect, test } from "vitest";
import { measuredPcs, someConditions, someGraphics, someProcessors } from "../../testing/bench/measured-fps.ts";
import { seededRandom } from "../../demo/random.ts";
import { games } from "../catalogue/specs.ts";
import { gameSettings, resolutions } from "../catalogue/game-result.ts";
import { LEAST_PCS, performancePartsOf, type MeasuredFps } from "./fps-estimate.ts";
import { fitFps } from "./fps-model.ts";

const parts = { processor: "Ryzen 5 5600", graphics: "GeForce RTX 3060 12 GB" };
const isPair = ({ processor, graphics }: MeasuredFps) => processor === parts.processor && graphics === parts.graphics;
/** Two different pairs have been measured nowhere; of four others there is one PC each. */
const sparse = (seed = 1) =>
  measuredPcs({ each: 6, seed }).filter(
    (row, place) =>
      !isPair(row) && !(row.processor === "Ryzen 5 3600" && row.graphics.includes("4070") && place % 6 > 0),
  );

test("effects that are known are found: processor times graphics, for every pair", () => {
  const model = fitFps(measuredPcs({ each: 10 }));
  for (const [processor, factor] of Object.entries(someProcessors))
    for (const [graphics, fps] of Object.entries(someGraphics)) {
      const estimate = model.estimate({ processor, graphics }, someConditions)!;
      expect(Math.abs(estimate.middle / (factor * fps) - 1)).toBeLessThan(0.025);
      expect(estimate.low).toBeLessThanOrEqual(estimate.middle);
      expect(estimate.high).toBeGreaterThanOrEqual(estimate.middle);
      expect(estimate).toMatchObject({ ...someConditions, pcs: 70, equalPcs: 10 });
    }
});

test("a pair that nobody measured is estimated from PCs that have one of its parts, once such estimates could be checked", () => {
  // Sixty-four processors and cards, half of their pairs measured once: each is checked as a new pair.
  const random = seededRandom(7);
  const measured = Array.from({ length: 64 }, (_, place): MeasuredFps => {
    const [processor, graphics] = [place % 8, (Math.floor(place / 8) + (place % 8)) % 8];
    return {
      ...someConditions,
      processor: `P${processor}`,
      graphics: `G${graphics}`,
      unitId: String(place),
      fps: Math.round((100 + 10 * processor) * (1 + graphics / 4) * (0.98 + 0.04 * random.next())),
      source: "bench",
    };
  }).filter(({ processor, graphics }) => (3 * Number(processor.slice(1)) + Number(graphics.slice(1))) % 8 < 4);
  const model = fitFps(measured);
  const estimate = model.estimate({ processor: "P1", graphics: "G1" }, someConditions);
  const isMeasured = measured.some(({ processor, graphics }) => processor === "P1" && graphics === "G1");
  expect(isMeasured).toBe(false);
  expect(estimate).toMatchObject({ equalPcs: 0 });
  expect(estimate!.pcs).toBeGreaterThanOrEqual(2 * LEAST_PCS);
  expect(Math.abs(estimate!.middle / (110 * 1.25) - 1)).toBeLessThan(0.05);
});

test("thin data gives no estimate", () => {
  const all = measuredPcs();
  const model = fitFps(all);
  expect(model.estimate(parts, someConditions)).not.toBeNull();
  expect(model.estimate({ ...parts, processor: "Ryzen 9 9950X" }, someConditions)).toBeNull();
  expect(model.estimate({ ...parts, graphics: "GeForce RTX 3060 8 GB" }, someConditions)).toBeNull();
  expect(model.estimate(parts, { ...someConditions, resolution: "3840x2160" })).toBeNull();
  expect(model.estimate(parts, { ...someConditions, game: "lol" })).toBeNull();
  expect(fitFps([]).estimatesOf(parts)).toEqual([]);
  expect(fitFps(all.filter(isPair)).estimatesOf(parts)).toEqual([]);

  const few = all.filter(({ graphics }) => graphics !== parts.graphics);
  const rare = all.filter(({ graphics }) => graphics === parts.graphics);
  expect(fitFps([...few, ...rare.slice(0, LEAST_PCS - 1)]).estimate({ ...rare[0]! }, someConditions)).toBeNull();
  expect(fitFps([...few, ...rare.slice(0, LEAST_PCS)]).estimate({ ...rare[0]! }, someConditions)).not.toBeNull();
});

test("a pair that was never measured has no estimate while estimates of such pairs could not be checked", () => {
  const model = fitFps(sparse());
  expect(model.estimate(parts, someConditions)).toBeNull();
  expect(model.estimate({ ...parts, graphics: "Radeon RX 6600 8 GB" }, someConditions)).not.toBeNull();
});

test("parts that no measured PCs connect are not estimated together", () => {
  const other = measuredPcs({ each: 6, seed: 5 }).map((row) => ({
    ...row,
    processor: `old ${row.processor}`,
    graphics: `old ${row.graphics}`,
  }));
  const single = Array.from({ length: 40 }, (_, place): MeasuredFps => ({
    ...someConditions,
    processor: `P${place % 8}`,
    graphics: `G${(place % 8) ^ (place >> 3)}`,
    unitId: `single ${place}`,
    fps: 100 + place,
    source: "bench",
  }));
  const model = fitFps([...measuredPcs({ each: 6 }), ...other, ...single]);
  expect(model.estimate(parts, someConditions)).not.toBeNull();
  expect(model.estimate({ processor: "P0", graphics: "G7" }, someConditions)).not.toBeNull();
  expect(model.estimate({ ...parts, graphics: `old ${parts.graphics}` }, someConditions)).toBeNull();
});

test("of new PCs about eight in ten lie in the range, and the model says as much of itself", () => {
  const model = fitFps(measuredPcs({ each: 12, spread: 0.08, seed: 2 }));
  const others = measuredPcs({ each: 60, spread: 0.08, seed: 3 });
  const inside = others.filter((pc) => {
    const { low, high } = model.estimate(pc, someConditions)!;
    return pc.fps >= low && pc.fps <= high;
  });
  const [error] = model.errors;
  expect(inside.length / others.length).toBeGreaterThan(0.75);
  expect(inside.length / others.length).toBeLessThan(0.88);
  expect(error).toMatchObject({ game: "cs2", measurements: 192, checked: 192 });
  expect(error!.coveragePercent).toBeGreaterThan(70);
  expect(error!.coveragePercent).toBeLessThan(90);
  expect(error!.medianPercent).toBeGreaterThan(2);
  expect(error!.medianPercent).toBeLessThan(error!.p90Percent);
});

test("the order of the measurements changes nothing", () => {
  const all = [...measuredPcs(), ...measuredPcs({ seed: 4, conditions: { ...someConditions, game: "pubg" } })];
  const shown = (measured: readonly MeasuredFps[]) => {
    const model = fitFps(measured);
    return { errors: model.errors, estimates: model.estimatesOf(parts) };
  };
  const expected = shown(all);
  expect(expected.estimates.map(({ game }) => game)).toEqual(["cs2", "pubg"]);
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
      expect(shown(shuffled)).toEqual(expected);
    }),
    { numRuns: 20 },
  );
});

test("whatever was measured, a range is finite and positive, and in order", () => {
  const row = fc.record({
    game: fc.constantFrom(...games.slice(0, 2)),
    resolution: fc.constant(resolutions[1]),
    settings: fc.constantFrom(...gameSettings.slice(2)),
    processor: fc.constantFrom("P1", "P2", "P3"),
    graphics: fc.constantFrom("G1", "G2", "G3"),
    unitId: fc.uuid(),
    fps: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2000 }), fc.constant(2 ** 31 - 1)),
    source: fc.constant("bench" as const),
  });
  let shown = 0;
  fc.assert(
    fc.property(fc.array(row, { minLength: 200, maxLength: 600 }), (measured) => {
      const model = fitFps(measured);
      for (const processor of ["P1", "P2", "P3"])
        for (const { low, middle, high, pcs } of model.estimatesOf({ processor, graphics: "G1" })) {
          shown++;
          expect([low, middle, high, pcs].every((value) => Number.isSafeInteger(value) && value > 0)).toBe(true);
          expect(low <= middle && middle <= high).toBe(true);
        }
      for (const error of model.errors)
        expect([error.medianPercent, error.p90Percent, error.coveragePercent].every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 40 },
  );
  expect(shown).toBeGreaterThan(0);
});

test("a game that did not start is no measurement", () => {
  const model = fitFps([...measuredPcs(), { ...measuredPcs()[0]!, unitId: "none", fps: 0 }]);
  expect(model).toMatchObject({ measurements: 80, pcs: 80, isDemo: false });
});

test("the parts that decide: cards of one chip with different memory differ; without any graphics there is nothing", () => {
  const cpu = { model: "Core i5-12400", integratedGraphics: "UHD 730" };
  expect(performancePartsOf({ cpu, gpu: { chip: "GeForce RTX 3060", vramGb: 8 } })).toEqual({
    processor: "Core i5-12400",
    graphics: "GeForce RTX 3060 8 GB",
  });
  expect(performancePartsOf({ cpu, gpu: null })?.graphics).toBe("UHD 730");
  expect(performancePartsOf({ cpu: { ...cpu, integratedGraphics: null }, gpu: null })).toBeNull();
});
