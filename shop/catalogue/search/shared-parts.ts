// Few parts make many PCs: of a hundred thousand machines read from the database, each part is kept once.
// Invariant: a part that is shared cannot be changed.

import type { Listing } from "../listing.ts";
import type { PcSpecs } from "../specs.ts";

/** Drives differ in what they have been through: there is nothing to share. */
const shared = [
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

  /** The listing, of parts that it has in common with others. */
  share(listing: Listing): Listing {
    if (listing.kind === "component") return listing;
    const specs: PcSpecs = { ...listing.specs };
    for (const part of shared) this.#shareIn(specs, part);
    return { ...listing, specs };
  }

  #shareIn<Part extends keyof PcSpecs>(specs: PcSpecs, part: Part): void {
    const key = JSON.stringify(specs[part]);
    const known = this.#parts.get(key) as PcSpecs[Part] | undefined;
    if (known === undefined) this.#parts.set(key, frozen(specs[part]));
    else specs[part] = known;
  }
}

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}
