import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  laws,
  measuredPcs,
  partsFrom,
  someConditions,
  someGraphics,
  someProcessors,
} from "../../testing/bench/measured-fps.ts";
import { seededRandom } from "../../demo/random.ts";
import { games } from "../catalogue/specs.ts";
import { gameSettings, resolutions } from "../catalogue/game-result.ts";
import {
  MIN_PCS,
  performancePartsOf,
  type FpsEstimate,
  type GameConditions,
  type MeasuredFps,
} from "./fps-estimate.ts";
import { fitFps } from "./fps-model.ts";

const parts = { processor: "Ryzen 5 5600", graphics: "GeForce RTX 3060 12 GB" };

/** From slow to fast: 12 processors and 14 cards, from a third of the frames to three times as many. */
const manyProcessors = partsFrom("P", { count: 12, first: 80, step: 1.1 });
const manyGraphics = partsFrom("G", { count: 14, first: 50, step: 1.14 });
const numberOf = (name: string) => Number(name.slice(1));
/** Shops build PCs of parts that belong together: a pair is measured if both are about as far up. */
const belongTogether = ({ processor, graphics }: MeasuredFps) =>
  Math.abs(numberOf(processor) / 11 - numberOf(graphics) / 13) < 0.34;
const balanced = (options: Parameters<typeof measuredPcs>[0] = {}) =>
  measuredPcs({ processors: manyProcessors, graphics: manyGraphics, each: 3, spread: 0.025, ...options }).filter(
    belongTogether,
  );

type Estimated = { processor: string; graphics: string; truth: number; estimate: FpsEstimate };

/** The pairs of `manyProcessors` and `manyGraphics` that nobody measured and that have an estimate. */
function unmeasured(
  measured: readonly MeasuredFps[],
  law: (processor: number, graphics: number) => number,
  model = fitFps(measured),
): Estimated[] {
  const known = new Set(measured.map(({ processor, graphics }) => `${processor} ${graphics}`));
  return Object.entries(manyProcessors).flatMap(([processor, byProcessor]) =>
    Object.entries(manyGraphics).flatMap(([graphics, byCard]) => {
      const estimate = model.estimate({ processor, graphics }, someConditions);
      if (known.has(`${processor} ${graphics}`) || !estimate) return [];
      return [{ processor, graphics, truth: law(byProcessor, byCard), estimate }];
    }),
  );
}

const shareOf = <Of>(all: readonly Of[], is: (one: Of) => boolean) => all.filter(is).length / all.length;
function errorAt(share: number, estimated: readonly Estimated[]): number {
  const errors = estimated
    .map(({ truth, estimate }) => Math.abs(estimate.middle / truth - 1))
    .toSorted((a, b) => a - b);
  return errors[Math.floor(errors.length * share)]!;
}

describe("pairs that nobody measured", () => {
  test.each(Object.entries(laws))("are found whatever the law of the game is: %s", (_name, law) => {
    const estimated = unmeasured(balanced({ law }), law);
    expect(estimated.length).toBeGreaterThan(20);
    expect(errorAt(0.5, estimated)).toBeLessThan(0.02);
    expect(errorAt(0.9, estimated)).toBeLessThan(0.05);
  });

  test("of their PCs about eight in ten lie in the range, near and far from what was measured", () => {
    const random = seededRandom(17);
    for (const law of [laws.slower, laws.one_after_the_other]) {
      const pcs = [1, 2, 3, 4].flatMap((seed) =>
        unmeasured(balanced({ law, spread: 0.08, seed }), law).flatMap(({ truth, estimate: { low, high } }) =>
          Array.from({ length: 20 }, () => {
            const fps = Math.round(truth * (0.92 + 0.16 * random.next()));
            return fps >= low && fps <= high;
          }),
        ),
      );
      expect(shareOf(pcs, Boolean)).toBeGreaterThan(0.74);
      expect(shareOf(pcs, Boolean)).toBeLessThan(0.9);
    }
  });

  test("a few wrong measurements hardly move them", () => {
    const law = laws.slower;
    const wrong = balanced({ law }).map((row, place) =>
      place % 40 === 0 ? { ...row, fps: Math.ceil(row.fps / 2) } : row,
    );
    expect(errorAt(0.9, unmeasured(wrong, law))).toBeLessThan(0.06);
  });

  // An additive model promised 323 frames where the processor allows 192 (Core i3-8100 and GeForce RTX 4080 Super).
  test("a slow processor holds a fast card back, and the estimate says so", () => {
    const measured = balanced();
    const model = fitFps(measured);
    for (const processor of ["P0", "P1", "P2"]) {
      const estimated = unmeasured(measured, laws.slower, model).filter((each) => each.processor === processor);
      expect(estimated.length).toBeGreaterThan(0);
      for (const { truth, graphics, estimate } of estimated) {
        expect(estimate.middle, `${processor} ${graphics}`).toBeLessThan(truth * 1.04);
        expect(estimate.middle).toBeGreaterThan(truth * 0.96);
        expect(estimate.limit).toBe("processor");
      }
    }
    const slowest = unmeasured(measured, laws.slower, model).filter(({ graphics }) => graphics === "G0");
    expect(slowest.length).toBeGreaterThan(0);
    for (const { estimate } of slowest) expect(estimate.limit).toBe("graphics");
  });

  test("have none where no measured pair is near, and the model says why", () => {
    const model = fitFps(balanced());
    const far = { processor: "P0", graphics: "G13" };
    expect(model.estimate(far, someConditions)).toBeNull();
    expect(model.reasonAgainst(far, someConditions)).toBe("too-far");
    expect(model.reasonAgainst({ processor: "P0", graphics: "G0" }, someConditions)).toBeNull();
  });
});

test("a game's own limit of frames is found, and no estimate is above it", () => {
  const limit = 120;
  const law = (processor: number, graphics: number) => Math.min(processor, graphics, limit);
  // As an engine does it: nothing is ever above the limit.
  const measured = balanced({ law }).map((row) => ({ ...row, fps: Math.min(row.fps, limit) }));
  const model = fitFps(measured);
  for (const { truth, estimate } of unmeasured(measured, law, model)) {
    expect(estimate.middle).toBeLessThanOrEqual(limit);
    expect(Math.abs(estimate.middle / truth - 1)).toBeLessThan(0.06);
  }
  expect(model.estimate({ processor: "P11", graphics: "G13" }, someConditions)).toMatchObject({
    limit: "game",
    middle: limit,
  });
});

test("another resolution moves what cards allow, and no processor makes up for it", () => {
  const at1440p: GameConditions = { ...someConditions, resolution: "2560x1440" };
  const law1440p = (processor: number, graphics: number) => Math.min(processor, graphics * 0.6);
  const measured = [
    ...balanced(),
    ...balanced({ seed: 2, conditions: at1440p, law: law1440p }).filter((_, n) => n % 4 === 0),
  ];
  const model = fitFps(measured);
  for (const [processor, byProcessor] of Object.entries(manyProcessors))
    for (const [graphics, byCard] of Object.entries(manyGraphics)) {
      const estimate = model.estimate({ processor, graphics }, at1440p);
      if (estimate) expect(Math.abs(estimate.middle / law1440p(byProcessor, byCard) - 1)).toBeLessThan(0.08);
    }
  expect(model.estimate({ processor: "P3", graphics: "G6" }, at1440p)).not.toBeNull();
});

test("a faster part never lowers an estimate: parts have one order, whatever the other part is", () => {
  const limits = fc.array(fc.integer({ min: 40, max: 300 }), { minLength: 6, maxLength: 6 });
  let compared = 0;
  fc.assert(
    fc.property(limits, limits, fc.integer({ min: 1, max: 999 }), (processors, graphics, seed) => {
      const measured = measuredPcs({
        processors: Object.fromEntries(processors.map((limit, n) => [`P${n}`, limit])),
        graphics: Object.fromEntries(graphics.map((limit, n) => [`G${n}`, limit])),
        each: 3,
        spread: 0.15,
        seed,
      }).filter((_, place) => (place * seed) % 7 !== 0);
      const model = fitFps(measured);
      const frames = (p: number, g: number) =>
        model.estimate({ processor: `P${p}`, graphics: `G${g}` }, someConditions)?.middle ?? null;
      const isOrdered = (of: (one: number, other: number) => number | null) => {
        for (const [a, b] of pairsOf(6)) {
          const steps = [0, 1, 2, 3, 4, 5].flatMap((other) => {
            const [one, two] = [of(a, other), of(b, other)];
            return one === null || two === null ? [] : [Math.sign(two - one)];
          });
          compared += steps.length;
          if (steps.includes(1) && steps.includes(-1)) return false;
        }
        return true;
      };
      expect(isOrdered((p, g) => frames(p, g))).toBe(true);
      expect(isOrdered((g, p) => frames(p, g))).toBe(true);
    }),
    { numRuns: 25 },
  );
  expect(compared).toBeGreaterThan(1000);
});

function pairsOf(count: number): [number, number][] {
  return Array.from({ length: count }, (_, a) => Array.from({ length: count }, (_x, b): [number, number] => [a, b]))
    .flat()
    .filter(([a, b]) => a < b);
}

test("twice the frames everywhere are twice the frames in every estimate", () => {
  const measured = balanced();
  const [once, twice] = [fitFps(measured), fitFps(measured.map((row) => ({ ...row, fps: row.fps * 2 })))];
  for (const processor of Object.keys(manyProcessors))
    for (const graphics of Object.keys(manyGraphics)) {
      const [a, b] = [once, twice].map((model) => model.estimate({ processor, graphics }, someConditions));
      expect(b === null).toBe(a === null);
      if (a && b)
        for (const end of ["low", "middle", "high"] as const)
          expect(Math.abs(b[end] / 2 - a[end])).toBeLessThanOrEqual(2);
    }
});

test("a PC that is measured twice hardly changes anything", () => {
  const measured = balanced();
  const [once, twice] = [fitFps(measured), fitFps([...measured, { ...measured[7]!, unitId: "again" }])];
  for (const processor of Object.keys(manyProcessors))
    for (const graphics of Object.keys(manyGraphics)) {
      const [a, b] = [once, twice].map((model) => model.estimate({ processor, graphics }, someConditions));
      if (a && b) expect(Math.abs(Math.log(b.middle / a.middle))).toBeLessThan(0.02);
    }
});

test("of the measured PCs about eight in ten lie in the range of their parts, for slow and for fast parts", () => {
  const measured = balanced({ each: 6, spread: 0.06 });
  const model = fitFps(measured);
  const inside = (row: MeasuredFps) => {
    const { low, high } = model.estimate(row, someConditions)!;
    return row.fps >= low && row.fps <= high;
  };
  for (const isOf of [(n: number) => n < 4, (n: number) => n >= 4 && n < 9, (n: number) => n >= 9]) {
    const share = shareOf(
      measured.filter(({ graphics }) => isOf(numberOf(graphics))),
      inside,
    );
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.92);
  }
});

test("pairs that many PCs have are estimated near what was measured on them, with their count", () => {
  const model = fitFps(measuredPcs({ each: 10 }));
  for (const [processor, byProcessor] of Object.entries(someProcessors))
    for (const [graphics, byCard] of Object.entries(someGraphics)) {
      const estimate = model.estimate({ processor, graphics }, someConditions)!;
      expect(Math.abs(estimate.middle / Math.min(byProcessor, byCard) - 1)).toBeLessThan(0.04);
      expect(estimate.low).toBeLessThanOrEqual(estimate.middle);
      expect(estimate.high).toBeGreaterThanOrEqual(estimate.middle);
      expect(estimate).toMatchObject({ ...someConditions, pcs: 110, equalPcs: 10 });
    }
});

test("thin data gives no estimate, and the reason names what is missing", () => {
  const all = measuredPcs();
  const model = fitFps(all);
  const reason = (of: Partial<typeof parts>, conditions: Partial<GameConditions> = {}) =>
    model.reasonAgainst({ ...parts, ...of }, { ...someConditions, ...conditions });
  expect(reason({})).toBeNull();
  expect(reason({ processor: "Ryzen 9 9950X" })).toBe("processor-unmeasured");
  expect(reason({ graphics: "GeForce RTX 3060 8 GB" })).toBe("graphics-unmeasured");
  expect(reason({}, { resolution: "3840x2160" })).toBe("conditions-unmeasured");
  expect(reason({}, { game: "lol" })).toBe("conditions-unmeasured");
  expect(fitFps([]).reasonAgainst(parts, someConditions)).toBe("conditions-unmeasured");
  expect(fitFps([]).estimatesOf(parts)).toEqual([]);
  // One pair alone: no other pair was ever left out and checked.
  const alone = fitFps(
    all.filter(({ processor, graphics }) => processor === parts.processor && graphics === parts.graphics),
  );
  expect(alone.estimatesOf(parts)).toEqual([]);

  const others = all.filter(({ graphics }) => graphics !== parts.graphics);
  const rare = all.filter(({ graphics }) => graphics === parts.graphics);
  const withRare = (count: number) => fitFps([...others, ...rare.slice(0, count)]).estimate(rare[0]!, someConditions);
  expect(withRare(MIN_PCS - 1)).toBeNull();
  expect(withRare(MIN_PCS)).not.toBeNull();
});

test("a card has no estimate at a resolution at which only faster cards were measured", () => {
  const at1440p: GameConditions = { ...someConditions, resolution: "2560x1440" };
  const strong = balanced({ seed: 2, conditions: at1440p }).filter(({ graphics }) => numberOf(graphics) >= 8);
  const model = fitFps([...balanced(), ...strong]);
  expect(model.estimate({ processor: "P7", graphics: "G8" }, at1440p)).not.toBeNull();
  expect(model.reasonAgainst({ processor: "P4", graphics: "G4" }, at1440p)).toBe("conditions-unmeasured");
});

test("the model says of itself how far off left-out pairs are, by game and by distance", () => {
  const models = [1, 2, 3, 4].map((seed) => fitFps(balanced({ each: 6, spread: 0.08, seed })));
  const errors = models.map((each) => each.errors()[0]!);
  for (const error of errors) {
    expect(error).toMatchObject({ game: "cs2", measurements: balanced({ each: 6 }).length });
    expect(error.medianPercent).toBeGreaterThan(2);
    expect(error.medianPercent).toBeLessThan(error.p90Percent);
  }
  const coverage = errors.reduce((sum, { coveragePercent }) => sum + coveragePercent, 0) / errors.length;
  expect(coverage).toBeGreaterThan(75);
  expect(coverage).toBeLessThan(90);
  const model = models[0]!;
  const byDistance = model.errorsByDistance();
  expect(byDistance.map(({ upTo }) => upTo)).toEqual(byDistance.map(({ upTo }) => upTo).toSorted((a, b) => a - b));
  expect(byDistance.length).toBeGreaterThan(1);
});

test("the order of the measurements changes nothing", () => {
  const all = [...measuredPcs(), ...measuredPcs({ seed: 4, conditions: { ...someConditions, game: "pubg" } })];
  const shown = (measured: readonly MeasuredFps[]) => {
    const model = fitFps(measured);
    return { errors: model.errors(), estimates: model.estimatesOf(parts) };
  };
  const expected = shown(all);
  expect(expected.estimates.map(({ game }) => game)).toEqual(["cs2", "pubg"]);
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
      expect(shown(shuffled)).toEqual(expected);
    }),
    { numRuns: 10 },
  );
});

test("whatever was measured, a range is finite and positive, and in order", () => {
  const names = ["1", "2", "3", "4", "5"];
  const row = fc.record({
    game: fc.constantFrom(...games.slice(0, 2)),
    resolution: fc.constant(resolutions[1]),
    settings: fc.constantFrom(...gameSettings.slice(2)),
    processor: fc.constantFrom(...names.map((name) => `P${name}`)),
    graphics: fc.constantFrom(...names.map((name) => `G${name}`)),
    unitId: fc.uuid(),
    fps: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2000 }), fc.constant(2 ** 31 - 1)),
    source: fc.constant("bench" as const),
  });
  let shown = 0;
  fc.assert(
    fc.property(fc.array(row, { minLength: 200, maxLength: 600 }), (measured) => {
      const model = fitFps(measured);
      for (const name of names)
        for (const { low, middle, high, pcs } of model.estimatesOf({ processor: `P${name}`, graphics: "G1" })) {
          shown++;
          expect([low, middle, high, pcs].every((value) => Number.isSafeInteger(value) && value > 0)).toBe(true);
          expect(low <= middle && middle <= high).toBe(true);
        }
      for (const error of model.errors())
        expect([error.medianPercent, error.p90Percent, error.coveragePercent].every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 30 },
  );
  expect(shown).toBeGreaterThan(0);
});

test("a part is known by its name, however its maker writes it", () => {
  const model = fitFps(measuredPcs());
  const shouted = { processor: parts.processor.toUpperCase(), graphics: parts.graphics.toUpperCase() };
  expect(model.estimate(shouted, someConditions)).toEqual(model.estimate(parts, someConditions));
  expect(model.estimate(shouted, someConditions)).not.toBeNull();
});

test("a game that did not start is no measurement", () => {
  const model = fitFps([...measuredPcs(), { ...measuredPcs()[0]!, unitId: "none", fps: 0 }]);
  expect(model).toMatchObject({ measurements: 180, pcs: 180, isDemo: false });
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
