// How fast a build will be in games: what our own PCs with the same processor and graphics chip were measured at.
// Invariant: an estimate is a range with the number of PCs behind it, and nothing where none was measured.

import type { PcListing } from "../catalogue/listing.ts";
import { games, type Game } from "../catalogue/specs.ts";
import { partsOf, type Build } from "../compatibility/build.ts";

/** Frames per second at the shop's standard setting: the least and the most that `units` PCs reached. */
export type Expected = { game: Game; low: number; high: number; units: number };

/** The two parts that decide it, once both are known: the processor, and the card or the processor's own graphics. */
export function fastParts(build: Build): { cpu: string; chip: string | null } | null {
  const cpu = partsOf(build, "processors")[0]?.listing.specs;
  const chip = partsOf(build, "graphics-cards")[0]?.listing.specs.chip ?? null;
  if (!cpu || (chip === null && cpu.integratedGraphics === null)) return null;
  return { cpu: cpu.model, chip };
}

/** `alike`: the PCs with those two parts. */
export function expectedFps(alike: readonly PcListing[]): Expected[] {
  return games.flatMap((game) => {
    const measured = alike.map(({ fps }) => fps[game]).filter((value) => value !== undefined);
    return measured.length === 0
      ? []
      : [{ game, low: Math.min(...measured), high: Math.max(...measured), units: measured.length }];
  });
}
