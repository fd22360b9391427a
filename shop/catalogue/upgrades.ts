// Upgrade options of a PC: free slots, and the best available processor that its board runs.
// Invariant: derived from the specs only; if a number of slots is unknown, nothing is promised.

import type { ComponentListing, PcListing } from "./listing.ts";

export type ProcessorListing = Extract<ComponentListing, { category: "processors" }>;

export type Upgrades = {
  /** Free memory slots, and how many gigabytes the board can hold in all. */
  ramSlots: number;
  maxRamGb: number;
  /** Free M.2 slots and SATA ports; null if unknown. */
  m2Slots: number | null;
  sataPorts: number | null;
  processor: ProcessorListing | null;
};

/** Compares processors for the same socket: cores first, then launch year, then clock. */
function compareStrength(a: ProcessorListing["specs"], b: ProcessorListing["specs"]): number {
  return a.cores - b.cores || a.launchYear - b.launchYear || (a.boostGhz ?? a.baseGhz) - (b.boostGhz ?? b.baseGhz);
}

/** `processors`: the available ones that the board runs. */
export function upgradesOf({ specs }: PcListing, processors: readonly ProcessorListing[]): Upgrades {
  const { motherboard, ram, storage, cpu } = specs;
  const m2 = storage.filter((drive) => drive.formFactor === "M.2").length;
  const left = (all: number | null, used: number) => (all === null ? null : Math.max(0, all - used));
  const best = processors.toSorted((a, b) => compareStrength(b.specs, a.specs) || a.price - b.price)[0];
  return {
    ramSlots: Math.max(0, motherboard.ramSlots - ram.modules),
    maxRamGb: motherboard.maxRamGb,
    m2Slots: left(motherboard.m2Slots, m2),
    sataPorts: left(motherboard.sataPorts, storage.length - m2),
    processor: best && compareStrength(best.specs, cpu) > 0 ? best : null,
  };
}
