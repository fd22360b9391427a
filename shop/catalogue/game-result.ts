// What a game ran at on one machine, measured for the buyer who asked for it.
// Invariant: it names the resolution and the settings; without them a figure says nothing.

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

/** Under what a game's figures are kept: one of the bench's own games by its code, any other by the name that somebody typed. */
export function testOf(game: string): Game | string {
  const typed = game.trim().toLowerCase();
  return games.find((code) => gameNames[code].toLowerCase() === typed) ?? game;
}
