// The power draw of a build, and the recommended power supply.
// Invariant: only chosen parts count; a category without a part draws nothing.

import type { Category, CpuSpecs, GpuSpecs } from "../catalogue/specs.ts";
import { totalQuantity, partsByCategory, modulesOf, type PartsByCategory } from "./parts-by-category.ts";
import { buildOrder, type Build } from "./build.ts";

export type Power = {
  /** At full load, by category, in build order. */
  lines: { category: Category; watts: number }[];
  /** The sum: a supply with less is overloaded. */
  load: number;
  /** With spikes and headroom: the recommended wattage. */
  wanted: number;
  /** The wattage of the chosen supply; null if none is chosen. */
  supply: number | null;
};

/**
 * A card exceeds its rating by about this much for a few milliseconds. (ATX 3.0 requires new supplies to tolerate much
 * more for 0.1 ms; older ones switch off.)
 */
const SPIKES = 0.3;
/** Our supplies are used: capacitors age, and a supply below its limit is quieter and lasts longer. */
export const HEADROOM = 1.2;

const BOARD = 30; // chipset, voltage regulators, USB
const MODULE = 3; // per memory module
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

export function loadOf(parts: PartsByCategory): number {
  return buildOrder.reduce((sum, category) => sum + wattsOf(parts, category), 0);
}

/** The recommended wattage, rounded up to tens, as supplies are sold. */
export function wantedOf(parts: PartsByCategory): number {
  const spikes = parts["graphics-cards"].reduce((sum, { specs }) => sum + specs.tdpWatts * SPIKES, 0);
  return Math.ceil(((loadOf(parts) + spikes) * HEADROOM) / 10) * 10;
}

/** The highest rating of a card with which a supply of this wattage keeps its headroom. `parts`: without a card. */
export function wattsLeftForCard(parts: PartsByCategory, supplyWatts: number): number {
  return Math.max(0, Math.floor((supplyWatts / HEADROOM - loadOf(parts)) / (1 + SPIKES)));
}

function wattsOf(parts: PartsByCategory, category: Category): number {
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
      return SSD * totalQuantity(parts.ssd);
    case "hdd":
      return HDD * totalQuantity(parts.hdd);
    case "cases":
      return FANS_OF_A_CASE * parts.cases.length;
    case "coolers":
      return parts.coolers.reduce((sum, { specs }) => sum + (specs.type === "liquid" ? PUMP : FAN_OF_A_COOLER), 0);
    case "power-supplies":
      return 0;
  }
}

type Turbo = { cap: number; factors: readonly { cores: number; factor: number }[] };

// Intel's published "maximum turbo power" (PL2 before the twelfth generation) divided by the rating: it depends on the
// cores. Based on the top model of each line: never too low, at most a third too high. i5-10600K 125 and 182 W,
// i7-10700 65 and 224, i5-11600K 125 and 251; i5-12400 65 and 117, i7-12700 65 and 180, i9-12900K 125 and 241,
// i7-13700K 125 and 253.
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
const INTEL_BEFORE = 1.25; // up to the ninth generation, independent of the cores
const AMD = 1.35; // the package power limit of its sockets

/** A processor's power draw at turbo, in watts. */
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

/** Power plugs of a card: with 6 or 8 pins (the same kind of cable), and with 16. */
export function plugsOf(gpu: GpuSpecs): { eights: number; sixteens: number } {
  const sixteens = gpu.powerConnectors.filter((plug) => plug === "16-pin").length;
  return { eights: gpu.powerConnectors.length - sixteens, sixteens };
}

/**
 * The number of 8-pin plugs (150 W each) of the adapter for a card with a 16-pin socket: NVIDIA's have two at 200 W,
 * three at 320 W.
 */
export function plugsOfAdapter(gpu: GpuSpecs): number {
  return Math.ceil(gpu.tdpWatts / 150);
}
