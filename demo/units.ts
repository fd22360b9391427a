// The units of the demo listings: codes, serial numbers and measurements.
// Invariant: a code belongs to one unit; every measurement has the source "demo" and the version of its test.

import type { Bani } from "../base/money.ts";
import { DAY } from "../base/clock.ts";
import type { Id } from "../base/id.ts";
import type { Grade } from "../shop/inventory/grade.ts";
import { games, standardRun, type Benchmark, type Game } from "../shop/catalogue/specs.ts";
import type { DemoMeasurement, DemoUnit } from "./demo-listing.ts";
import type { CpuPart } from "./parts-processors.ts";
import type { GpuPart } from "./parts-graphics.ts";
import { framesPerSecond, points, runsOf } from "./performance.ts";
import { costOf } from "./prices.ts";
import type { Random } from "./random.ts";

export type UnitMaker = (price: Bani, options: { grade: Grade; measurements: DemoMeasurement[] }) => DemoUnit;

/** Creates units whose codes depend on their sequence number. Throws after a million units, the limit of six digits. */
export function unitMaker(random: Random): UnitMaker {
  let count = 0;
  return (price, { grade, measurements }) => {
    count += 1;
    return {
      id: uuid(random),
      code: unitCode(count),
      serial: random.chance(0.85) ? serial(random) : null,
      cost: costOf(price, random),
      taxRegime: random.chance(0.9) ? "margin" : "normal",
      grade,
      measurements,
    };
  };
}

const CODES = 1_000_000;
const CODE_STRIDE = 618_033; // coprime to a million: every code occurs once, and consecutive codes look different
const CHECK_LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"; // 23, a prime; without I, O and Q, which read as digits

function unitCode(sequence: number): string {
  if (sequence > CODES) throw new Error("no unit codes left");
  const digits = String((sequence * CODE_STRIDE) % CODES).padStart(6, "0");
  return `PB-${digits}${checkLetter(digits)}`;
}

/** The check letter of a code. It detects every wrong digit and every swap of two neighbouring digits. */
export function checkLetter(digits: string): string {
  let total = 0;
  for (const [place, digit] of [...digits].entries()) total += Number(digit) * (place + 2);
  return CHECK_LETTERS[total % CHECK_LETTERS.length]!;
}

function uuid(random: Random): Id<"unit"> {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, "0"),
  ).join("");
  const variant = "89ab"[random.between(0, 3)];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}` as Id<"unit">;
}

const SERIAL_SIGNS = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";

function serial(random: Random): string {
  return Array.from({ length: 12 }, () => SERIAL_SIGNS[random.between(0, SERIAL_SIGNS.length - 1)]).join("");
}

const versions = {
  cinebench: "Cinebench R23.200",
  futuremark: "3DMark Time Spy 1.2",
  furmark: "FurMark 1.38",
  heaven: "Heaven 4.0",
  lol: "League of Legends 25.20",
  gtav: "GTA V 1.71",
  cs2: "Counter-Strike 2 1.41",
  pubg: "PUBG 38.1",
  valorant: "Valorant 11.08",
} satisfies Record<Benchmark | Game, string>;

/** How often a test is run: long tests are sometimes skipped. */
const ran = { cinebench: 0.93, futuremark: 0.9, furmark: 0.74, heaven: 0.68 } satisfies Record<Benchmark, number>;
/** How often a game is run at more than the standard settings, where it could be. */
const RAN_AT_MORE = 0.7;

type Bench = { cpu: CpuPart; gpu: GpuPart; measuredAt: Date };

/** All five games at the standard settings, most other runs and synthetic tests; with `complete` all of them. */
export function measurePc(
  machine: Bench & { singleModule: boolean; complete: boolean },
  { random, skips }: { random: Random; skips: Random },
): DemoMeasurement[] {
  const measured: DemoMeasurement[] = [];
  const power = powerOf(machine);
  for (const test of ["cinebench", "futuremark", "furmark", "heaven"] as const) {
    if (machine.complete || random.chance(ran[test])) measured.push(score(power, test, machine.measuredAt, random));
  }
  // One memory module halves the bandwidth, which slows games down.
  const inGames = machine.singleModule ? { ...power, gaming: power.gaming * 0.92 } : power;
  for (const game of games) {
    for (const run of runsOf(game, power)) {
      const value = framesPerSecond(inGames, { game, run, deviation: deviation(random) });
      if (run !== standardRun && !skips.chance(RAN_AT_MORE) && !machine.complete) continue;
      measured.push({ test: game, value, ...run, version: versions[game], measuredAt: machine.measuredAt });
    }
  }
  return measured;
}

export function measureProcessor(
  cpu: CpuPart,
  { measuredAt, random }: { measuredAt: Date; random: Random },
): DemoMeasurement[] {
  return [score({ ...NOTHING_ELSE, cinebench: cpu.cinebench }, "cinebench", measuredAt, random)];
}

export function measureGraphics(
  gpu: GpuPart,
  { measuredAt, random }: { measuredAt: Date; random: Random },
): DemoMeasurement[] {
  const power = { ...NOTHING_ELSE, timeSpy: gpu.timeSpy, vendor: gpu.specs.brand };
  return (["futuremark", "furmark", "heaven"] as const).map((test) => score(power, test, measuredAt, random));
}

const NOTHING_ELSE = { gaming: 0, cinebench: 0, timeSpy: 0, vendor: "NVIDIA" } as const;

function powerOf({ cpu, gpu }: Bench) {
  return { gaming: cpu.gaming, cinebench: cpu.cinebench, timeSpy: gpu.timeSpy, vendor: gpu.specs.brand };
}

function score(
  power: Parameters<typeof points>[0],
  test: Benchmark,
  measuredAt: Date,
  random: Random,
): DemoMeasurement {
  const value = points(power, { test, deviation: deviation(random) });
  return { test, value, resolution: null, settings: null, version: versions[test], measuredAt };
}

/** How far one PC is from others of the same build, around 1. */
export function deviation(random: Random): number {
  return 0.975 + 0.05 * random.next();
}

/** A test is done a few days before the listing is published. */
export function benchDay(publishedAt: Date, random: Random): Date {
  return new Date(publishedAt.getTime() - (0.3 + 3 * random.next()) * DAY);
}
