// The wear of a used drive: hours, and for an SSD its remaining life.
// Invariant: a used drive never reports 100 %, and nothing under 78 % is on sale.

import type { HddSpecs, SsdSpecs } from "../shop/catalogue/specs.ts";
import type { HddModel, SsdModel } from "./parts-drives.ts";
import type { Random } from "./random.ts";

export function usedSsd(model: SsdModel, random: Random): SsdSpecs {
  // Small and SATA drives come from offices, where they have run for years.
  const isOld = model.interface === "SATA" || model.capacityGb <= 256;
  const powerOnHours = isOld ? random.between(4200, 23_000) : random.between(350, 11_500);
  const worn = Math.ceil(powerOnHours / 1400) + random.between(0, 5);
  return { ...model, healthPercent: Math.max(78, 100 - worn), powerOnHours };
}

/** Opened but never used: a return or a spare. */
export function unusedSsd(model: SsdModel): SsdSpecs {
  return { ...model, healthPercent: 100, powerOnHours: 0 };
}

export function usedHdd(model: HddModel, random: Random): HddSpecs {
  return { ...model, powerOnHours: random.between(900, 26_000) };
}
