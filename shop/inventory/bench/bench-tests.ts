// What the bench measures beside games: scores, temperatures, noise, and the state of each drive.
// Invariant: a value is stored as a whole number of the smallest step of its test: 34.5 dB(A) is 345.

export type BenchUnit =
  | "points"
  | "celsius"
  | "minutes"
  | "megahertz"
  | "decibels"
  | "percent"
  | "hours"
  | "terabytes"
  | "sectors"
  | "errors"
  /** Bits of NVMe's critical warning. */
  | "code"
  /** 0: no; 1: yes. */
  | "answer";

type Range = readonly [least: number, most: number];

export type BenchTest = {
  test: string;
  /** The program that is run, or what is looked at. */
  tool: BenchTool;
  unit: BenchUnit;
  decimals: 0 | 1;
  /** Outside this range it is a typing error. */
  possible: Range;
  /** Outside this range staff are asked once whether they meant it. */
  usual: Range;
  /** Only a file says it: nobody types it. */
  isFromFile?: true;
};

export const benchTools = ["cinebench", "3dmark", "furmark", "heaven", "temperature", "noise", "drive"] as const;
export type BenchTool = (typeof benchTools)[number];

const points = { unit: "points", decimals: 0 } as const;
const celsius = { unit: "celsius", decimals: 0 } as const;
const fromDrive = { tool: "drive", decimals: 0, isFromFile: true } as const;
/** More is no count of a drive's faults but a number that was read in a wrong way. */
export const MAX_DRIVE_COUNT = 10_000_000;
const count = { tool: "drive", decimals: 0, possible: [0, MAX_DRIVE_COUNT], usual: [0, MAX_DRIVE_COUNT] } as const;
const decibels = { unit: "decibels", decimals: 1 } as const;

export const benchTests = [
  { test: "cinebench", tool: "cinebench", ...points, possible: [100, 200_000], usual: [1_000, 60_000] },
  { test: "cinebench-single", tool: "cinebench", ...points, possible: [50, 5_000], usual: [400, 2_600] },
  { test: "futuremark", tool: "3dmark", ...points, possible: [50, 80_000], usual: [300, 40_000] },
  { test: "3dmark-fire-strike", tool: "3dmark", ...points, possible: [50, 120_000], usual: [500, 70_000] },
  { test: "3dmark-steel-nomad", tool: "3dmark", ...points, possible: [10, 40_000], usual: [100, 16_000] },
  { test: "3dmark-port-royal", tool: "3dmark", ...points, possible: [10, 60_000], usual: [500, 40_000] },
  { test: "furmark", tool: "furmark", ...points, possible: [50, 100_000], usual: [500, 40_000] },
  { test: "furmark-max", tool: "furmark", ...celsius, possible: [20, 125], usual: [45, 95] },
  { test: "furmark-minutes", tool: "furmark", unit: "minutes", decimals: 0, possible: [1, 1_440], usual: [5, 120] },
  {
    test: "furmark-clock",
    tool: "furmark",
    unit: "megahertz",
    decimals: 0,
    possible: [100, 5_000],
    usual: [500, 3_300],
  },
  { test: "heaven", tool: "heaven", ...points, possible: [10, 60_000], usual: [200, 12_000] },
  { test: "cpu-idle", tool: "temperature", ...celsius, possible: [5, 115], usual: [20, 65] },
  { test: "cpu-load", tool: "temperature", ...celsius, possible: [10, 125], usual: [40, 98] },
  { test: "gpu-idle", tool: "temperature", ...celsius, possible: [5, 115], usual: [20, 65] },
  { test: "gpu-load", tool: "temperature", ...celsius, possible: [10, 125], usual: [40, 95] },
  { test: "noise-idle", tool: "noise", ...decibels, possible: [100, 1_000], usual: [180, 450] },
  { test: "noise-load", tool: "noise", ...decibels, possible: [100, 1_100], usual: [250, 600] },
  { test: "drive-life", tool: "drive", unit: "percent", decimals: 0, possible: [0, 100], usual: [40, 100] },
  { test: "drive-hours", tool: "drive", unit: "hours", decimals: 0, possible: [0, 200_000], usual: [0, 70_000] },
  { test: "drive-written", tool: "drive", unit: "terabytes", decimals: 1, possible: [0, 200_000], usual: [0, 6_000] },
  { test: "drive-reallocated", ...count, unit: "sectors" },
  { test: "drive-pending", ...count, unit: "sectors" },
  { test: "drive-offline", ...count, unit: "sectors" },
  { test: "drive-reported", ...count, unit: "errors" },
  { test: "drive-media-errors", ...count, unit: "errors" },
  { test: "drive-used", ...fromDrive, unit: "percent", possible: [0, 255], usual: [0, 255] },
  { test: "drive-spare", ...fromDrive, unit: "percent", possible: [0, 100], usual: [0, 100] },
  { test: "drive-spare-limit", ...fromDrive, unit: "percent", possible: [0, 100], usual: [0, 100] },
  { test: "drive-critical", ...fromDrive, unit: "code", possible: [0, 255], usual: [0, 255] },
  { test: "drive-failing", ...fromDrive, unit: "answer", possible: [0, 1], usual: [0, 1] },
] as const satisfies readonly BenchTest[];
export type BenchTestName = (typeof benchTests)[number]["test"];

/** Facts about the machine's health: they do not say how fast it is, so a PC is not tested by them alone. */
export const readingTests: readonly string[] = benchTests.flatMap(({ test, tool }) =>
  tool === "temperature" || tool === "noise" || tool === "drive" || test.startsWith("furmark-") ? [test] : [],
);

export function findBenchTest(test: string): BenchTest | null {
  return benchTests.find((each) => each.test === test) ?? null;
}

/** Frames per second of a game. */
export const fpsRange = { possible: [1, 2_000], usual: [10, 900], decimals: 0 } as const satisfies Pick<
  BenchTest,
  "possible" | "usual" | "decimals"
>;

export type ValueProblem = { code: "not-a-number" | "impossible" | "unusual"; from: string; to: string };

/**
 * Parses a typed value, with a comma or a point. `isSure`: staff have confirmed an unusual one. The problem carries the
 * plausible range as it would be typed.
 */
export function readValue(
  typed: string,
  range: Pick<BenchTest, "possible" | "usual" | "decimals">,
  isSure: boolean,
): { ok: true; value: number } | { ok: false; problem: ValueProblem } {
  const step = range.decimals === 1 ? 10 : 1;
  const problem = (code: ValueProblem["code"], [least, most]: Range) =>
    ({ ok: false, problem: { code, from: writeValue(least, range), to: writeValue(most, range) } }) as const;
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  const pattern = range.decimals === 1 ? /^\d{1,7}(?:\.\d)?$/ : /^\d{1,7}$/;
  if (!pattern.test(text)) return problem("not-a-number", range.possible);
  const value = Math.round(Number(text) * step);
  if (value < range.possible[0] || value > range.possible[1]) return problem("impossible", range.possible);
  if (!isSure && (value < range.usual[0] || value > range.usual[1])) return problem("unusual", range.usual);
  return { ok: true, value };
}

/** The value as typed into a form, with a decimal comma. */
export function writeValue(value: number, { decimals }: Pick<BenchTest, "decimals">): string {
  if (decimals === 0) return String(value);
  return value % 10 === 0 ? String(value / 10) : (value / 10).toFixed(1).replace(".", ",");
}
