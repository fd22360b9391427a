// A game's measured frame rate on one machine, for the buyer who ordered the test.
// Invariant: it includes resolution and settings; a frame rate is meaningless without them.

import { gameNames, games, type Game } from "./specs.ts";

export const resolutions = ["1280x720", "1920x1080", "2560x1440", "3840x2160"] as const;
export const gameSettings = ["low", "medium", "high", "ultra"] as const;
export const MOST_FPS = 2000;

export type GameResult = {
  game: string;
  fps: number;
  resolution: (typeof resolutions)[number];
  settings: (typeof gameSettings)[number];
};

/** The name under which a game's results are stored: the code of a standard game, or the name as typed. */
export function testOf(game: string): Game | string {
  const typed = game.trim().toLowerCase();
  return games.find((code) => gameNames[code].toLowerCase() === typed) ?? game;
}
