// What a used drive has behind it: hours, and for an SSD the life that it reports as left.
// Invariant: a drive that has run never reports its whole life left, and nothing under 78 % is put on the shelf.

import type { HddSpecs, SsdSpecs } from "../shop/catalogue/specs.ts";
import type { HddModel, SsdModel } from "./parts-drives.ts";
import type { Random } from "./random.ts";

export function usedSsd(model: SsdModel, random: Random): SsdSpecs {
  // Small and SATA drives come out of offices and have run for years.
  const isOld = model.interface === "SATA" || model.capacityGb <= 256;
  const powerOnHours = isOld ? random.between(4200, 23_000) : random.between(350, 11_500);
  const worn = Math.ceil(powerOnHours / 1400) + random.between(0, 5);
  return { ...model, healthPercent: Math.max(78, 100 - worn), powerOnHours };
}

/** Opened, never run: what a return or a spare from a closed project looks like. */
export function unusedSsd(model: SsdModel): SsdSpecs {
  return { ...model, healthPercent: 100, powerOnHours: 0 };
}

export function usedHdd(model: HddModel, random: Random): HddSpecs {
  return { ...model, powerOnHours: random.between(900, 26_000) };
}
