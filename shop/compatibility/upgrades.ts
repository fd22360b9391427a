// Upgrades of a PC on sale: its free slots, and the best processor in stock that goes into it as it is.
// Invariant: a processor is offered only if the rules of the configurator find nothing wrong and nothing to check with it
// in this PC, its cooler and its power supply included.

import type { PcListing, ProcessorListing } from "../catalogue/listing.ts";
import { additionsTo } from "./candidates.ts";
import { missingFromParts } from "./check-fit.ts";
import { freeSlotsOn, type FreeSlots } from "./limits.ts";
import { partsByCategoryOfPc, withPartAdded, without, type KnownPlatforms } from "./parts-by-category.ts";

export type Upgrades = FreeSlots & {
  /** How many gigabytes the board can hold in all. */
  maxRamGb: number;
  /** Stronger than the PC's own; null if there is none that fits. */
  processor: ProcessorListing | null;
};

/** Compares processors for the same socket: cores first, then launch year, then clock. */
function compareStrength(a: ProcessorListing["specs"], b: ProcessorListing["specs"]): number {
  return a.cores - b.cores || a.launchYear - b.launchYear || (a.boostGhz ?? a.baseGhz) - (b.boostGhz ?? b.baseGhz);
}

/**
 * The upgrades that a PC takes. `processors`: the available ones of its board's socket. Only those that are stronger
 * than the PC's own are checked, the strongest first, until one fits.
 */
export function upgradesOf(
  pc: Pick<PcListing, "id" | "specs">,
  { processors, known }: { processors: readonly ProcessorListing[]; known: KnownPlatforms },
): Upgrades {
  const { motherboard, cpu } = pc.specs;
  const parts = partsByCategoryOfPc(pc);
  const others = without(parts, "processors");
  const canBeAdded = additionsTo(others, "processors", known);
  const hasPicture = (processor: ProcessorListing) =>
    !missingFromParts(withPartAdded(others, processor)).includes("graphics");
  const best = processors
    .filter(({ specs }) => compareStrength(specs, cpu) > 0)
    .toSorted((a, b) => compareStrength(b.specs, a.specs) || a.price - b.price)
    .find((processor) => hasPicture(processor) && canBeAdded(processor));
  return { ...freeSlotsOn(motherboard, parts), maxRamGb: motherboard.maxRamGb, processor: best ?? null };
}
