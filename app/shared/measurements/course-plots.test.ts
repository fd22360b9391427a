import { expect, test } from "vitest";
import { PLOT_HEIGHT, PLOT_WIDTH, plotsOf } from "./course-plots.ts";

const steady = (value: number, parts = 20) => Array.from({ length: parts }, () => value);

test("processor and graphics card share one scale, which begins below the lowest temperature", () => {
  const [plot] = plotsOf({
    seconds: 100,
    series: [
      { name: "cpu-temperature", mean: steady(61), peak: steady(64) },
      { name: "gpu-temperature", mean: steady(78), peak: steady(79) },
    ],
  });
  expect(plot).toMatchObject({
    kind: "temperature",
    least: 60,
    most: 80,
    lines: [
      { name: "cpu", mean: 61, peak: 64 },
      { name: "gpu", mean: 78, peak: 79 },
    ],
  });
  expect(plot!.rows).toHaveLength(10);
  expect(plot!.rows[9]).toEqual({
    from: 90,
    figures: [
      { mean: 61, peak: 64 },
      { mean: 78, peak: 79 },
    ],
  });
});

test("a line is interrupted where nothing was read, and stays within the drawing", () => {
  const mean = [10, 20, null, null, 200, 40];
  const [plot] = plotsOf({ seconds: 6, series: [{ name: "frame-time", mean, peak: mean }] });
  const { path } = plot!.lines[0]!;
  expect(path.match(/M/g)).toHaveLength(2);
  const points = [...path.matchAll(/[ML](?<x>[\d.]+) (?<y>[\d.]+)/g)].map(({ groups }) => groups!);
  expect(points).toHaveLength(4);
  for (const { x, y } of points) {
    expect(Number(x)).toBeLessThanOrEqual(PLOT_WIDTH);
    expect(Number(y)).toBeLessThanOrEqual(PLOT_HEIGHT);
  }
  expect(plot!.rows.filter(({ figures }) => figures[0]!.mean === null).length).toBeGreaterThan(0);
});

test("what was not recorded has no plot", () => {
  expect(plotsOf({ seconds: 5, series: [{ name: "gpu-power", mean: [null], peak: [null] }] })).toEqual([]);
});
