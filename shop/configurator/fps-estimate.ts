// Estimates the frame rates of a build: results of the shop's PCs with the same processor and graphics chip.
// Invariant: an estimate is a range with the number of PCs it is based on; none without measurements.

import type { PcListing } from "../catalogue/listing.ts";
import { games, type Game } from "../catalogue/specs.ts";
import { partsOf, type Build } from "../compatibility/build.ts";

/** Frames per second at the standard settings: the lowest and highest of `units` PCs. */
export type FpsEstimate = { game: Game; low: number; high: number; units: number };

/**
 * The two parts that decide performance: the processor, and the card or integrated graphics; null until both are known.
 */
export function performanceParts(build: Build): { cpu: string; chip: string | null } | null {
  const cpu = partsOf(build, "processors")[0]?.listing.specs;
  const chip = partsOf(build, "graphics-cards")[0]?.listing.specs.chip ?? null;
  if (!cpu || (chip === null && cpu.integratedGraphics === null)) return null;
  return { cpu: cpu.model, chip };
}

/** `similar`: the PCs with these two parts. */
export function estimateFps(similar: readonly PcListing[]): FpsEstimate[] {
  return games.flatMap((game) => {
    const measured = similar.map(({ fps }) => fps[game]).filter((value) => value !== undefined);
    return measured.length === 0
      ? []
      : [{ game, low: Math.min(...measured), high: Math.max(...measured), units: measured.length }];
  });
}
