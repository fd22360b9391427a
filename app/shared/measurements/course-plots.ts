// Lines over time as SVG paths, with the same figures as a short table.
// Invariant: only what was measured is drawn; where nothing was read, the line is interrupted.

import type { Series, SeriesName } from "../../../shop/inventory/bench/files/measurement-file.ts";

export type PlotKind = "frame-time" | "temperature" | "clock" | "power";
type LineName = "frame-time" | "cpu" | "gpu";

/** Size of the drawing; the page stretches it. */
export const PLOT_WIDTH = 600;
export const PLOT_HEIGHT = 160;
const ROWS = 10;

export type PlotLine = {
  name: LineName;
  path: string;
  /** The path of the highest values, where they differ much from the mean ones: frame times. */
  peaks: string | null;
  mean: number;
  peak: number;
};

export type CoursePlot = {
  kind: PlotKind;
  seconds: number;
  /** The ends of the scale. */
  least: number;
  most: number;
  lines: PlotLine[];
  /** Equal parts of the time: the second at which each begins, and of each line the mean and the highest value. */
  rows: { from: number; figures: { mean: number | null; peak: number | null }[] }[];
};

const places: Record<SeriesName, readonly [kind: PlotKind, line: LineName]> = {
  "frame-time": ["frame-time", "frame-time"],
  "cpu-temperature": ["temperature", "cpu"],
  "gpu-temperature": ["temperature", "gpu"],
  "cpu-clock": ["clock", "cpu"],
  "gpu-clock": ["clock", "gpu"],
  "cpu-power": ["power", "cpu"],
  "gpu-power": ["power", "gpu"],
};

/** The plots of one run: frame times, then temperatures, clocks and watts as far as they were recorded. */
export function plotsOf({ seconds, series }: { seconds: number; series: readonly Series[] }): CoursePlot[] {
  return (["frame-time", "temperature", "clock", "power"] as const).flatMap((kind) => {
    const some = series.filter(({ name, mean }) => places[name][0] === kind && mean.some((value) => value !== null));
    return some.length === 0 ? [] : [plotOf(kind, { seconds, series: some })];
  });
}

function plotOf(kind: PlotKind, { seconds, series }: { seconds: number; series: readonly Series[] }): CoursePlot {
  const values = series.flatMap(({ mean, peak }) => known(kind === "frame-time" ? peak : mean));
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const step = stepFor(highest);
  // A temperature has no natural zero; the other scales begin at 0, so that heights can be compared.
  const least = kind === "temperature" ? Math.floor((lowest - 1) / 10) * 10 : 0;
  const most = Math.max(least + step, Math.ceil(highest / step) * step);
  const scale = { least, most };
  return {
    kind,
    seconds,
    least,
    most,
    lines: series.map(({ name, mean, peak }) => ({
      name: places[name][1],
      path: pathOf(mean, scale),
      peaks: kind === "frame-time" ? pathOf(peak, scale) : null,
      mean: round(average(known(mean))),
      peak: round(Math.max(...known(peak))),
    })),
    rows: Array.from({ length: ROWS }, (_, row) => ({
      from: Math.round((seconds * row) / ROWS),
      figures: series.map(({ mean, peak }) => {
        const [means, peaks] = [known(partOf(mean, row)), known(partOf(peak, row))];
        return means.length === 0
          ? { mean: null, peak: null }
          : { mean: round(average(means)), peak: round(Math.max(...peaks)) };
      }),
    })),
  };
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);
const partOf = <Value>(values: readonly Value[], row: number) =>
  values.slice(Math.floor((values.length * row) / ROWS), Math.floor((values.length * (row + 1)) / ROWS));

/** 1, 2 or 5 times a power of ten: a quarter to a half of the value. */
function stepFor(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const share = highest / power;
  return share > 5 ? 2 * power : share > 2 ? power : power / 2;
}

/** A path with a point for each part; a part without a value interrupts it. */
function pathOf(values: readonly (number | null)[], { least, most }: { least: number; most: number }): string {
  let path = "";
  let isDrawing = false;
  for (const [place, value] of values.entries()) {
    if (value === null) {
      isDrawing = false;
      continue;
    }
    const x = values.length === 1 ? 0 : (place / (values.length - 1)) * PLOT_WIDTH;
    const y = PLOT_HEIGHT - ((Math.min(value, most) - least) / (most - least)) * PLOT_HEIGHT;
    path += `${isDrawing ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    isDrawing = true;
  }
  return path;
}
