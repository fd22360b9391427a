// Prints tables of measurements and their targets.

type Cell = string | number;

/** The target of a figure: a minimum or an upper bound. */
export type BenchTarget = { atLeast: number } | { below: number };

export type BenchFigure = { name: string; value: number; unit: string; target?: BenchTarget };

export const round = (value: number): number => Number(value.toPrecision(value >= 100 ? 4 : 3));

/** The median. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The quantile: the value below which this share of the figures lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function printFigures(title: string, figures: readonly BenchFigure[]): void {
  printTable([
    [title, "measured", "asked", ""],
    ...figures.map(({ name, value, unit, target }) => [
      name,
      `${round(value)} ${unit}`,
      target ? targetText(target, unit) : "",
      target ? verdict(target, value) : "",
    ]),
  ]);
}

export function printTable(rows: readonly (readonly Cell[])[]): void {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? "").length)),
  );
  const line = (row: readonly Cell[]) =>
    row
      .map((cell, column) =>
        column === 0
          ? String(cell).padEnd(Math.max(widths[0] ?? 0, 52))
          : String(cell).padStart(Math.max(widths[column] ?? 0, 10)),
      )
      .join("  ");
  console.info(`${rows.map((row) => line(row).trimEnd()).join("\n")}\n`);
}

function targetText(target: BenchTarget, unit: string): string {
  return "atLeast" in target ? `≥ ${target.atLeast} ${unit}` : `< ${target.below} ${unit}`;
}

function verdict(target: BenchTarget, value: number): string {
  const isMet = "atLeast" in target ? value >= target.atLeast : value < target.below;
  return isMet ? "yes" : "NO";
}
