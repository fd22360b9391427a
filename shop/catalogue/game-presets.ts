// "A machine for this game": the processors, graphics cards and memory that a game preset chooses beforehand (spec 4).
// Must always hold: the choice follows from what machines on the shelf were measured to reach, never from a list typed in.

import { slug } from "../../base/text.ts";
import type { PcListing } from "./listing.ts";
import { games, partName, type Game } from "./specs.ts";

export type GamePreset = { cpus: string[]; gpus: string[]; ramCapacity: string };

/** Frames per second wanted at the bench's settings: shooters are played on the fastest screens. */
const WANTED: Record<Game, number> = { lol: 144, gtav: 90, cs2: 240, pubg: 110, valorant: 300 };
/** More than this many times what is wanted is paid for in vain. */
const OVERKILL = 2;

/** Spec 4: lol sets 8 GB, the others 16 GB. */
const ramFor = (game: Game) => (game === "lol" ? "8gb" : "16gb");

/**
 * For each game: the graphics cards whose machines, at the middle of their measurements, reach the rate wanted and not
 * more than twice that; then the processors whose machines do so with one of those cards.
 */
export function gamePresets(pcs: Iterable<PcListing>): Record<Game, GamePreset> {
  const all = [...pcs];
  return Object.fromEntries(games.map((game) => [game, presetFor(game, all)])) as Record<Game, GamePreset>;
}

function presetFor(game: Game, pcs: readonly PcListing[]): GamePreset {
  const gpus = enough(game, pcs, ({ specs }) => (specs.gpu ? slug(partName(specs.gpu)) : null));
  const equipped = pcs.filter(({ specs }) => specs.gpu !== null && gpus.includes(slug(partName(specs.gpu))));
  const cpus = enough(game, equipped, ({ specs }) => slug(partName(specs.cpu)));
  return { cpus, gpus, ramCapacity: ramFor(game) };
}

function enough(game: Game, pcs: readonly PcListing[], partOf: (pc: PcListing) => string | null): string[] {
  const rates = new Map<string, number[]>();
  for (const pc of pcs) {
    const part = partOf(pc);
    const rate = pc.fps[game];
    if (part === null || rate === undefined) continue;
    const known = rates.get(part);
    if (known) known.push(rate);
    else rates.set(part, [rate]);
  }
  const isEnough = (rate: number) => rate >= WANTED[game] && rate <= WANTED[game] * OVERKILL;
  return [...rates.keys()].filter((part) => isEnough(middleOf(rates.get(part) ?? []))).toSorted();
}

function middleOf(rates: readonly number[]): number {
  return rates.toSorted((a, b) => a - b)[rates.length >> 1] ?? 0;
}
