// Deduplicates parts in memory: a hundred thousand PCs consist of few different parts, each of which is stored once.
// Invariant: shared parts are frozen.

import type { Listing } from "../listing.ts";
import type { PcSpecs } from "../specs.ts";

/** Drives differ in health and hours: they are not shared. */
const sharedFields = [
  "cpu",
  "gpu",
  "motherboard",
  "ram",
  "psu",
  "case",
  "cooler",
  "warrantyMonths",
] as const satisfies (keyof PcSpecs)[];

export class SharedParts {
  readonly #parts = new Map<string, unknown>();

  /** The listing with its parts replaced by the shared ones. */
  share(listing: Listing): Listing {
    if (listing.kind === "component") return listing;
    const specs: PcSpecs = { ...listing.specs };
    for (const part of sharedFields) this.#shareIn(specs, part);
    return { ...listing, specs };
  }

  #shareIn<Part extends keyof PcSpecs>(specs: PcSpecs, part: Part): void {
    const key = JSON.stringify(specs[part]);
    const shared = this.#parts.get(key) as PcSpecs[Part] | undefined;
    if (shared === undefined) this.#parts.set(key, frozen(specs[part]));
    else specs[part] = shared;
  }
}

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
