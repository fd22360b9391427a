// Test results of a demo machine, calculated from its processor and graphics card.
// Invariant: a better part never lowers a figure. Machines of the same build differ by a few percent, as real ones do.

import { standardRun, type Benchmark, type Game } from "../shop/catalogue/specs.ts";
import type { Settings } from "./demo-listing.ts";

type Power = {
  /** Gaming performance of the processor; the Ryzen 5 5600 is 100. */
  gaming: number;
  /** Cinebench R23, all cores. */
  cinebench: number;
  /** 3DMark Time Spy, graphics points. */
  timeSpy: number;
  vendor: "NVIDIA" | "AMD" | "Intel";
};

export type GameRun = { resolution: "1920x1080" | "2560x1440"; settings: Settings };

type GameModel = {
  /** Frames per second of the graphics card alone at 1080p and high settings: scale × Time Spy ^ exponent. */
  scale: number;
  exponent: number;
  /** Frames per second of the processor alone, for each point of its gaming index. */
  perGaming: number;
  /** The frame rate limit of the game engine. */
  cap: number;
};

const gameModels = {
  lol: { scale: 3, exponent: 0.5, perGaming: 3.1, cap: 480 },
  gtav: { scale: 0.594, exponent: 0.595, perGaming: 1.55, cap: 187.5 },
  cs2: { scale: 0.26, exponent: 0.75, perGaming: 3.2, cap: 620 },
  pubg: { scale: 0.163, exponent: 0.75, perGaming: 2.2, cap: 400 },
  valorant: { scale: 0.67, exponent: 0.7, perGaming: 4.3, cap: 700 },
} satisfies Record<Game, GameModel>;

const lighterThanHigh = { low: 1.7, medium: 1.3, high: 1, ultra: 0.82 } satisfies Record<Settings, number>;
const AT_1440P = 0.66;

// A soft minimum: where both limits are close, the result is below either.
const SOFTNESS = 5;

/** Average frames a second; `deviation` is the unit's own, around 1. */
export function framesPerSecond(
  power: Pick<Power, "gaming" | "timeSpy">,
  { game, run, deviation }: { game: Game; run: GameRun; deviation: number },
): number {
  const model = gameModels[game];
  const resolution = run.resolution === "2560x1440" ? AT_1440P : 1;
  const card = model.scale * power.timeSpy ** model.exponent * lighterThanHigh[run.settings] * resolution;
  const processor = model.perGaming * power.gaming;
  const together = (card ** -SOFTNESS + processor ** -SOFTNESS) ** (-1 / SOFTNESS);
  return Math.round(Math.min(together * deviation, model.cap));
}

/**
 * The settings at which a game is tested on a graphics card: always the standard setting, for comparison, and in demanding games
 * also a typical one: lower settings on a weak card, 1440p on a strong one.
 */
export function runsOf(game: Game, { timeSpy }: Pick<Power, "timeSpy">): GameRun[] {
  const isHeavy = game === "pubg" || game === "gtav";
  if (!isHeavy) return [standardRun];
  if (timeSpy < 3000) return [standardRun, { resolution: "1920x1080", settings: "low" }];
  if (timeSpy < 4600) return [standardRun, { resolution: "1920x1080", settings: "medium" }];
  if (timeSpy >= 9000) return [standardRun, { resolution: "2560x1440", settings: "ultra" }];
  return [standardRun];
}

/** Points in a synthetic test; `deviation` is the unit's own, around 1. */
export function points(power: Power, { test, deviation }: { test: Benchmark; deviation: number }): number {
  return Math.round(expectedPoints(power, test) * deviation);
}

function expectedPoints({ cinebench, timeSpy, vendor }: Power, test: Benchmark): number {
  switch (test) {
    case "cinebench":
      return cinebench;
    case "futuremark":
      return timeSpy;
    case "furmark":
      return timeSpy * (vendor === "NVIDIA" ? 0.86 : 0.78);
    case "heaven":
      // Its tessellation favours NVIDIA.
      return 1.75 * timeSpy ** 0.83 * (vendor === "NVIDIA" ? 1 : 0.87);
  }
}
