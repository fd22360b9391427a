// Frames per second that the criteria needs, in terms of what the shop measures.
// Invariant: only the measured games at the standard settings have figures. Another game asks for the measured one that
// loads a computer alike, another resolution for as many more frames as it has more pixels; an answer says both.

import type { PcListing } from "../../catalogue/listing.ts";
import type { Game } from "../../catalogue/specs.ts";
import { titleOf, type GameTitle } from "../lexicon/game-titles.ts";
import type { ScreenSize, Criteria } from "../criteria.ts";

const PLAYABLE = 60; // frames per second
/** Pixels of each resolution, in those of 1920x1080: a card draws at most this much slower. */
export const pixelsOf: Record<ScreenSize, number> = { "1080p": 1, "1440p": 1.78, "4k": 4 };
/** A game that is clearly heavier than the measured one needs about twice the frames there. */
const HEAVIER = 2;

type FrameNeed = {
  title: GameTitle;
  /** The game whose measurements count. */
  game: Game;
  /** Frames per second to reach in the title. */
  target: number;
  /** Frames per second to reach in the measured game at the standard settings. */
  measured: number;
};

/** What each game of the criteria needs. */
export function frameNeeds({ games, resolution, fps }: Pick<Criteria, "games" | "resolution" | "fps">): FrameNeed[] {
  const target = fps ?? PLAYABLE;
  return games.map((title) => {
    const { like, heavier } = titleOf(title);
    const factor = pixelsOf[resolution ?? "1080p"] * (heavier ? HEAVIER : 1);
    return { title, game: like, target, measured: Math.ceil(target * factor) };
  });
}

/** The measured frames of a PC over the games, as a share of what they need; -1 if none was measured. */
export function frameShare(pc: PcListing, needs: readonly FrameNeed[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { game, measured } of needs) {
    const value = pc.fps[game];
    if (value === undefined) return -1;
    least = Math.min(least, value / measured);
  }
  return least === Number.POSITIVE_INFINITY ? -1 : least;
}
