// The same product in another grade, so that a buyer sees what a better or a worse look costs.

import type { Grade } from "../inventory/grade.ts";
import type { Listing } from "./listing.ts";
import type { PcSpecs } from "./specs.ts";

/**
 * The cheapest free listing of each other grade with the same parts: for a PC the same processor, graphics, memory and storage, for a component
 * the same specs.
 */
export function sistersOf(listing: Listing, listings: readonly Listing[]): Partial<Record<Grade, Listing>> {
  const key = partsKey(listing);
  const sisters: Partial<Record<Grade, Listing>> = {};
  for (const other of listings) {
    if (other.id === listing.id || other.grade === listing.grade || other.free === 0) continue;
    if (other.kind !== listing.kind || partsKey(other) !== key) continue;
    const known = sisters[other.grade];
    if (known === undefined || other.price < known.price) sisters[other.grade] = other;
  }
  return sisters;
}

function partsKey(listing: Listing): string {
  return JSON.stringify(listing.kind === "pc" ? partsThatDecide(listing.specs) : [listing.category, listing.specs]);
}

function partsThatDecide({ cpu, gpu, ram, storage }: PcSpecs) {
  const drives = storage.map(({ kind, capacityGb }) => `${kind} ${capacityGb}`).toSorted();
  return [cpu.brand, cpu.model, gpu?.chip ?? null, gpu?.vramGb ?? null, ram.type, ram.capacityGb, drives];
}
