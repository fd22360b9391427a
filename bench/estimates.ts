// The estimates of frame rates: how far they are from what was measured, on the demo's measurements, and what they cost.
// Without a database.

import { generateCatalogue } from "../demo/catalogue.ts";
import type { GameConditions, MeasuredFps } from "../shop/estimates/fps-estimate.ts";
import { COVERAGE, performancePartsOf } from "../shop/estimates/fps-estimate.ts";
import { fitFps } from "../shop/estimates/fps-model.ts";
import { gameNames, games } from "../shop/catalogue/specs.ts";
import { median, printFigures, printTable, round } from "./table.ts";

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

/** Prints the error by game, each PC estimated from all others, and the time of fits and estimates. */
export function printEstimates(): void {
  const { errors, pcs, measurements } = fitFps(demoMeasurements());
  printTable([
    [
      `estimates: ${measurements} measurements of ${pcs} PCs`,
      "measured",
      "checked",
      "median",
      "p90",
      `in the range (${COVERAGE * 100} %)`,
    ],
    ...errors.map((error) => [
      gameNames[error.game],
      error.measurements,
      error.checked,
      `${round(error.medianPercent)} %`,
      `${round(error.p90Percent)} %`,
      `${round(error.coveragePercent)} %`,
    ]),
  ]);
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
