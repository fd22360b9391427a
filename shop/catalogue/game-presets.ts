// "A machine for this game": the processors, graphics cards and memory that a game preset chooses beforehand (spec 4).
// Invariant: the choice follows from what machines on the shelf were measured to reach, never from a list typed in.

import { slug } from "../../base/text.ts";
import type { PcListing } from "./listing.ts";
import { games, partName, type CpuSpecs, type Game, type GpuSpecs } from "./specs.ts";

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
  // Few parts make many machines: each name is turned into an option's value once.
  const values = new Map<string, string>();
  const valueOf = (part: CpuSpecs | GpuSpecs) => {
    const name = partName(part);
    const value = values.get(name) ?? slug(name);
    values.set(name, value);
    return value;
  };
  const all = [...pcs].map(({ fps, specs }) => ({
    fps,
    cpu: valueOf(specs.cpu),
    gpu: specs.gpu && valueOf(specs.gpu),
  }));
  return Object.fromEntries(games.map((game) => [game, presetFor(game, all)])) as Record<Game, GamePreset>;
}

type Machine = { fps: PcListing["fps"]; cpu: string; gpu: string | null };

function presetFor(game: Game, machines: readonly Machine[]): GamePreset {
  const gpus = enough(game, machines, ({ gpu }) => gpu);
  const equipped = machines.filter(({ gpu }) => gpu !== null && gpus.includes(gpu));
  const cpus = enough(game, equipped, ({ cpu }) => cpu);
  return { cpus, gpus, ramCapacity: ramFor(game) };
}

function enough(game: Game, machines: readonly Machine[], partOf: (machine: Machine) => string | null): string[] {
  const rates = new Map<string, number[]>();
  for (const machine of machines) {
    const part = partOf(machine);
    const rate = machine.fps[game];
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
