// The estimates of frame rates: how far they are from what was measured on pairs that were left out, and from the formula behind
// the demo on pairs that it has no PC of; and what they cost.
// Without a database.

import { generateCatalogue } from "../demo/catalogue.ts";
import { graphicsCards } from "../demo/parts-graphics.ts";
import { processors } from "../demo/parts-processors.ts";
import { framesPerSecond, type GameRun } from "../demo/performance.ts";
import { seededRandom } from "../demo/random.ts";
import { deviation } from "../demo/units.ts";
import type { ErrorShares, GameConditions, MeasuredFps } from "../shop/estimates/fps-estimate.ts";
import { COVERAGE, performancePartsOf } from "../shop/estimates/fps-estimate.ts";
import { fitFps, type FpsModel } from "../shop/estimates/fps-model.ts";
import { gameNames, games, type GpuSpecs } from "../shop/catalogue/specs.ts";
import { median, percentile, printFigures, printTable, round } from "./table.ts";

/** As many PCs as make 20,000 measurements. */
const MANY_PCS = 3100;
const FITS = 5;
const ESTIMATES = 20_000;

/** What was measured in games on the demo's PCs; `pcs` of them, or those of the shop's own demo. */
export function demoMeasurements(pcs?: number): MeasuredFps[] {
  const now = new Date("2026-11-21T08:00:00Z");
  return [...generateCatalogue({ now, ...(pcs !== undefined && { pcs }) })].flatMap((listing) => {
    const parts = listing.kind === "pc" ? performancePartsOf(listing.specs) : null;
    if (!parts) return [];
    return listing.units.flatMap(({ id, measurements }) =>
      measurements
        .filter(({ test }) => games.some((game) => game === test))
        .map(({ test, value, resolution, settings }) => ({
          ...({ game: test, resolution, settings } as GameConditions),
          ...parts,
          unitId: id,
          fps: value,
          source: "demo" as const,
        })),
    );
  });
}

/** Prints the errors of left-out pairs, those of the pairs that no demo PC has, and the time of fits and estimates. */
export function printEstimates(): void {
  const measured = demoMeasurements();
  const model = fitFps(measured);
  const shares = ({ pairs, medianPercent, p90Percent, coveragePercent }: ErrorShares) => [
    pairs,
    `${round(medianPercent)} %`,
    `${round(p90Percent)} %`,
    `${round(coveragePercent)} %`,
  ];
  const heads = ["pairs", "median", "p90", `in the range (${COVERAGE * 100} %)`];
  printTable([
    [`estimates: ${model.measurements} measurements of ${model.pcs} PCs, pairs left out`, ...heads],
    ...model.errors().map((error) => [gameNames[error.game], ...shares(error)]),
  ]);
  printTable([
    ["the same by distance from what was measured", ...heads],
    ...model.errorsByDistance().map((error) => [`up to × ${error.upTo}`, ...shares(error)]),
  ]);
  printUnmeasured(measured, model);
  printTimes();
}

const UNMEASURED_SEED = 421;
/** PCs that are made of each pair that no demo PC has. */
const PCS_OF_A_PAIR = 10;

/** Pairs of the demo's processors and cards of which it has no PC, against the formula that makes its measurements. */
function printUnmeasured(measured: readonly MeasuredFps[], model: FpsModel): void {
  const known = new Set(measured.map(({ processor, graphics }) => `${processor} ${graphics}`));
  const cpus = processors.filter(({ specs }) => measured.some(({ processor }) => processor === specs.model));
  const cards = graphicsCards.filter(
    ({ specs }, place) =>
      graphicsCards.findIndex((other) => nameOf(other) === nameOf({ specs })) === place &&
      measured.some(({ graphics }) => graphics === nameOf({ specs })),
  );
  const random = seededRandom(UNMEASURED_SEED);
  const counts = { pairs: 0, estimates: 0, without: 0, pcs: 0, inside: 0, formulaInside: 0 };
  const errors: number[] = [];
  for (const cpu of cpus)
    for (const card of cards) {
      const parts = { processor: cpu.specs.model, graphics: nameOf(card) };
      if (known.has(`${parts.processor} ${parts.graphics}`)) continue;
      counts.pairs += 1;
      counts.without += model.missingOf(parts).length;
      const power = { gaming: cpu.gaming, timeSpy: card.timeSpy };
      for (const { game, resolution, settings, low, middle, high } of model.estimatesOf(parts)) {
        const fps = (of: number) =>
          framesPerSecond(power, { game, run: { resolution, settings } as GameRun, deviation: of });
        const isInside = (value: number) => value >= low && value <= high;
        counts.estimates += 1;
        errors.push(Math.abs(middle / fps(1) - 1) * 100);
        if (isInside(fps(1))) counts.formulaInside += 1;
        for (let pc = 0; pc < PCS_OF_A_PAIR; pc++) {
          counts.pcs += 1;
          if (isInside(fps(deviation(random)))) counts.inside += 1;
        }
      }
    }
  const percent = (part: number, whole: number) => (part / whole) * 100;
  printFigures(`estimates of the ${counts.pairs} pairs that no demo PC has, against the demo's formula`, [
    { name: "median error", value: median(errors), unit: "%", target: { below: 4 } },
    { name: "p90 of the error", value: percentile(errors, 0.9), unit: "%", target: { below: 10 } },
    { name: "worst error", value: percentile(errors, 1), unit: "%" },
    {
      name: "PCs as the demo makes them, in the range stated as 80 %",
      value: percent(counts.inside, counts.pcs),
      unit: "%",
      target: { atLeast: 78 },
    },
    {
      name: "the same, not wider than stated",
      value: percent(counts.inside, counts.pcs),
      unit: "%",
      target: { below: 85 },
    },
    {
      name: "the formula without a PC's own deviation, in the range",
      value: percent(counts.formulaInside, counts.estimates),
      unit: "%",
    },
    {
      name: "no estimate (nothing near), of the games at standard settings",
      value: percent(counts.without, counts.pairs * games.length),
      unit: "%",
    },
  ]);
}

function nameOf({ specs }: { specs: Pick<GpuSpecs, "chip" | "vramGb"> }): string {
  return `${specs.chip} ${specs.vramGb} GB`;
}

function printTimes(): void {
  const many = demoMeasurements(MANY_PCS);
  const fits = Array.from({ length: FITS }, () => timed(() => fitFps(many)));
  const model = fitFps(many);
  const requested = many.slice(0, 100);
  const each = timed(() => {
    for (let turn = 0; turn < ESTIMATES; turn++) {
      const one = requested[turn % requested.length]!;
      model.estimate(one, one);
    }
  });
  printFigures("estimates, processor time", [
    { name: `fitting ${many.length} measurements`, value: median(fits), unit: "ms", target: { below: 1000 } },
    { name: "one estimate", value: each / ESTIMATES, unit: "ms", target: { below: 0.1 } },
  ]);
}

/** Processor milliseconds. */
function timed(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
