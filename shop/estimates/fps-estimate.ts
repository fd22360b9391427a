// Frame rates: what was measured on PCs of the shop, what decides them, and an estimate for parts that were not measured
// together or not at these settings (decision 269).
// Invariant: an estimate is a range with the number of PCs behind it; it is never shown or sorted as a measurement.

import type { ListingId } from "../../base/id.ts";
import type { gameSettings, resolutions } from "../catalogue/game-result.ts";
import type { CpuSpecs, Game, GpuSpecs } from "../catalogue/specs.ts";

/** What decides frame rates: the processor's model, and the chip and memory of the card or the integrated graphics. */
export type PerformanceParts = { processor: string; graphics: string };

/** Frame rates of different games, resolutions or settings are never compared. */
export type GameConditions = {
  game: Game;
  resolution: (typeof resolutions)[number];
  settings: (typeof gameSettings)[number];
};

/** The average frame rate of one PC. `listingId`: what offers it or sold it, where that is known. */
export type MeasuredFps = PerformanceParts &
  GameConditions & {
    unitId: string;
    listingId?: ListingId;
    fps: number;
    source: "bench" | "demo";
  };

/** What decides the frame rate: the slower part, both alike, or a limit of the game itself. */
export type FpsLimit = "processor" | "graphics" | "both" | "game";

/**
 * Whole frames per second. `pcs`: measured PCs that have the processor or the graphics. `equalPcs`: those of them that
 * have both.
 */
export type FpsEstimate = GameConditions & {
  low: number;
  middle: number;
  high: number;
  limit: FpsLimit;
  pcs: number;
  equalPcs: number;
};

/**
 * Why there is no estimate: the game was not measured at this resolution and settings, or not with a card like this; too few
 * PCs with the processor, or with the card, were measured; or no measured pair is as near as those on which estimates of
 * left-out pairs were checked.
 */
export type NoEstimateReason = "conditions-unmeasured" | "processor-unmeasured" | "graphics-unmeasured" | "too-far";

export type MissingEstimate = { game: Game; reason: NoEstimateReason };

/** How far estimates are from the truth, for one game: each pair of parts estimated without its own measurements. */
export type EstimateError = ErrorShares & { game: Game; measurements: number };

/** The same by distance from what was measured. `upTo`: how many times more one part allows than the nearest measured one. */
export type EstimateErrorAt = ErrorShares & { upTo: number };

export type ErrorShares = {
  /** Pairs that were left out and estimated from the others. */
  pairs: number;
  /** The error without its sign, in percent of the measured frame rate: half of the estimates, and nine of ten, are closer. */
  medianPercent: number;
  p90Percent: number;
  /** How many percent of the measured frame rates lie in the range; the range of each half is made from the other half. */
  coveragePercent: number;
};

/** One of ten measured frame rates lies below the range, one above. */
export const BEYOND_EACH_END = 0.1;
/** Eight of ten lie within it. */
export const COVERAGE = 1 - 2 * BEYOND_EACH_END;
/** PCs with a processor, and with a card, that were measured in the game: with fewer there is no estimate. */
export const MIN_PCS = 3;
/** PCs that were measured in the game at a resolution and settings: with fewer there is no estimate at these. */
export const MIN_PCS_AT_CONDITIONS = 20;
/** Pairs of parts that were left out at such a distance and compared with what was measured: with fewer there is no range. */
export const MIN_CHECKED_PAIRS = 20;

/** Null if nothing is known that could show a picture. */
export function performancePartsOf({
  cpu,
  gpu,
}: {
  cpu: Pick<CpuSpecs, "model" | "integratedGraphics">;
  gpu: Pick<GpuSpecs, "chip" | "vramGb"> | null;
}): PerformanceParts | null {
  const graphics = gpu ? `${gpu.chip} ${gpu.vramGb} GB` : cpu.integratedGraphics;
  return graphics === null ? null : { processor: cpu.model, graphics };
}
