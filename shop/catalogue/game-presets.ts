// Game presets: the processors, graphics cards and memory that are preselected for a game (spec 4).
// Invariant: the choice follows from measurements of the machines in the index, never from a list in the code.

import { slug } from "../../base/text.ts";
import type { PcListing } from "./listing.ts";
import { games, partName, type CpuSpecs, type Game, type GpuSpecs } from "./specs.ts";

export type GamePreset = { cpus: string[]; gpus: string[]; ramCapacity: string };

/** Target frames per second at the bench's settings: shooters are played on the fastest screens. */
const TARGET_FPS: Record<Game, number> = { lol: 144, gtav: 90, cs2: 240, pubg: 110, valorant: 300 };
/** More than this many times the target is money wasted. */
const OVERKILL = 2;

/** Spec 4: lol sets 8 GB, the others 16 GB. */
const ramFor = (game: Game) => (game === "lol" ? "8gb" : "16gb");

/**
 * For each game: the graphics cards whose machines reach, at the median, the target rate and at most twice that; then
 * the processors whose machines do so with one of these cards.
 */
export function gamePresets(pcs: Iterable<PcListing>): Record<Game, GamePreset> {
  // A few parts occur in many machines: each name is converted to an option value once.
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
  const gpus = partsInRange(game, machines, ({ gpu }) => gpu);
  const equipped = machines.filter(({ gpu }) => gpu !== null && gpus.includes(gpu));
  const cpus = partsInRange(game, equipped, ({ cpu }) => cpu);
  return { cpus, gpus, ramCapacity: ramFor(game) };
}

function partsInRange(game: Game, machines: readonly Machine[], partOf: (machine: Machine) => string | null): string[] {
  const rates = new Map<string, number[]>();
  for (const machine of machines) {
    const part = partOf(machine);
    const rate = machine.fps[game];
    if (part === null || rate === undefined) continue;
    const existing = rates.get(part);
    if (existing) existing.push(rate);
    else rates.set(part, [rate]);
  }
  const isInRange = (rate: number) => rate >= TARGET_FPS[game] && rate <= TARGET_FPS[game] * OVERKILL;
  return [...rates.keys()].filter((part) => isInRange(medianOf(rates.get(part) ?? []))).toSorted();
}

function medianOf(rates: readonly number[]): number {
  return rates.toSorted((a, b) => a - b)[rates.length >> 1] ?? 0;
}
