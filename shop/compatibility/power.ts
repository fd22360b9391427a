// What a build draws, and what its supply should give.
// Invariant: watts of parts that are chosen only; what is not chosen draws nothing yet.

import type { Category, CpuSpecs, GpuSpecs } from "../catalogue/specs.ts";
import { counted, partsByCategory, modulesOf, type Assembly } from "./parts-by-category.ts";
import { buildOrder, type Build } from "./build.ts";

export type Power = {
  /** At full load, by category, in the order of a build. */
  lines: { category: Category; watts: number }[];
  /** All of them: a supply that gives less is overloaded. */
  load: number;
  /** With spikes and headroom: what we would put in. */
  wanted: number;
  /** What the chosen supply gives; null where none is chosen. */
  supply: number | null;
};

/**
 * A card draws about so much more than its rating for some thousandths of a second. (ATX 3.0 asks of new supplies to bear much more for
 * ten thousandths; older ones switch off.)
 */
const SPIKES = 0.3;
/** Ours are used: capacitors age, and a supply that is not at its limit is quieter and lives longer. */
export const HEADROOM = 1.2;

const BOARD = 30; // chipset, voltage regulators, USB
const MODULE = 3; // of memory
const SSD = 6;
const HDD = 9;
const FANS_OF_A_CASE = 5;
const FAN_OF_A_COOLER = 5;
const PUMP = 12; // with its fans

export function powerOf(build: Build): Power {
  const parts = partsByCategory(build);
  const lines = buildOrder
    .map((category) => ({ category, watts: wattsOf(parts, category) }))
    .filter(({ watts }) => watts > 0);
  return {
    lines,
    load: loadOf(parts),
    wanted: wantedOf(parts),
    supply: parts["power-supplies"][0]?.specs.watts ?? null,
  };
}

export function loadOf(parts: Assembly): number {
  return buildOrder.reduce((sum, category) => sum + wattsOf(parts, category), 0);
}

/** In whole tens, as supplies are sold. */
export function wantedOf(parts: Assembly): number {
  const spikes = parts["graphics-cards"].reduce((sum, { specs }) => sum + specs.tdpWatts * SPIKES, 0);
  return Math.ceil(((loadOf(parts) + spikes) * HEADROOM) / 10) * 10;
}

/** How many watts a card may be rated for, so that a supply of so many still has its headroom. Parts without a card. */
export function wattsLeftForCard(parts: Assembly, supplyWatts: number): number {
  return Math.max(0, Math.floor((supplyWatts / HEADROOM - loadOf(parts)) / (1 + SPIKES)));
}

function wattsOf(parts: Assembly, category: Category): number {
  switch (category) {
    case "processors":
      return parts.processors.reduce((sum, { specs }) => sum + turboWatts(specs), 0);
    case "graphics-cards":
      return parts["graphics-cards"].reduce((sum, { specs }) => sum + specs.tdpWatts, 0);
    case "motherboards":
      return BOARD * parts.motherboards.length;
    case "ram":
      return MODULE * modulesOf(parts);
    case "ssd":
      return SSD * counted(parts.ssd);
    case "hdd":
      return HDD * counted(parts.hdd);
    case "cases":
      return FANS_OF_A_CASE * parts.cases.length;
    case "coolers":
      return parts.coolers.reduce((sum, { specs }) => sum + (specs.type === "liquid" ? PUMP : FAN_OF_A_COOLER), 0);
    case "power-supplies":
      return 0;
  }
}

type Turbo = { cap: number; factors: readonly { cores: number; factor: number }[] };

// Intel's "maximum turbo power" (PL2 before the twelfth generation) as published, over the rating: it follows the cores. The dearest of
// each line: never too little, at most a third too much. i5-10600K 125 and 182 W, i7-10700 65 and 224, i5-11600K 125 and 251;
// i5-12400 65 and 117, i7-12700 65 and 180, i9-12900K 125 and 241, i7-13700K 125 and 253.
const LGA1200: Turbo = {
  cap: 251,
  factors: [
    { cores: 2, factor: 1.25 },
    { cores: 4, factor: 1.6 },
    { cores: 6, factor: 2.6 },
    { cores: Infinity, factor: 3.5 },
  ],
};
const SINCE_LGA1700: Turbo = {
  cap: 253,
  factors: [
    { cores: 2, factor: 1.25 },
    { cores: 4, factor: 2 },
    { cores: 6, factor: 2.15 },
    { cores: 10, factor: 2.4 },
    { cores: 14, factor: 2.85 },
    { cores: Infinity, factor: 3.4 },
  ],
};
const UNLOCKED_SINCE_LGA1700: Turbo = {
  cap: 253,
  factors: [
    { cores: 10, factor: 1.28 },
    { cores: 12, factor: 1.54 },
    { cores: 14, factor: 1.8 },
    { cores: Infinity, factor: 2.03 },
  ],
};
const UNLOCKED = 100; // watts of rating: 125 W and more are those with a K
const INTEL_BEFORE = 1.25; // up to the ninth generation, whatever the cores
const AMD = 1.35; // the package power limit of its sockets

/** What a processor draws at its turbo, in watts. */
function turboWatts(cpu: CpuSpecs): number {
  if (cpu.brand === "AMD") return Math.round(cpu.tdpWatts * AMD);
  const turbo = turboOf(cpu);
  const factor = turbo?.factors.find(({ cores }) => cpu.cores <= cores)?.factor ?? INTEL_BEFORE;
  return Math.round(Math.min(cpu.tdpWatts * factor, turbo?.cap ?? Infinity));
}

function turboOf({ socket, tdpWatts }: CpuSpecs): Turbo | null {
  switch (socket) {
    case "LGA1200":
      return LGA1200;
    case "LGA1700":
    case "LGA1851":
      return tdpWatts < UNLOCKED ? SINCE_LGA1700 : UNLOCKED_SINCE_LGA1700;
    default:
      return null;
  }
}

/** Power plugs of a card: those of 6 or 8 pins, which one kind of cable serves, and those of 16. */
export function plugsOf(gpu: GpuSpecs): { eights: number; sixteens: number } {
  const sixteens = gpu.powerConnectors.filter((plug) => plug === "16-pin").length;
  return { eights: gpu.powerConnectors.length - sixteens, sixteens };
}

/** So many 8-pin plugs (150 W each) go into the adapter for a card with a 16-pin socket: NVIDIA's own have two at 200 W, three at 320 W. */
export function plugsOfAdapter(gpu: GpuSpecs): number {
  return Math.ceil(gpu.tdpWatts / 150);
}
