// Equivalence classes of parts: listings that no compatibility rule can tell apart, so that one of them is checked for
// all.
// Invariant: `classFacts` contains everything that a rule reads of a part, except names and makers.

import type { ComponentListing } from "../catalogue/listing.ts";
import { plugsOf } from "./power.ts";

export type EquivalenceClass = {
  /** With equal prices, the lower id. */
  cheapest: ComponentListing;
  /** The number of listings in the class. */
  count: number;
};

export function equivalenceClassesOf(listings: Iterable<ComponentListing>): EquivalenceClass[] {
  const classes = new Map<string, EquivalenceClass>();
  for (const listing of listings) {
    const key = classKey(listing);
    const existing = classes.get(key);
    if (!existing) {
      classes.set(key, { cheapest: listing, count: 1 });
      continue;
    }
    existing.count++;
    const { cheapest } = existing;
    if (listing.price < cheapest.price || (listing.price === cheapest.price && listing.id < cheapest.id))
      existing.cheapest = listing;
  }
  return [...classes.values()];
}

// Cached by the specs object: it is immutable, and a listing with new specs is loaded as a new object.
const keys = new WeakMap<object, string>();

/** The same text for all listings of one class. */
export function classKey(listing: ComponentListing): string {
  let key = keys.get(listing.specs);
  if (key === undefined) {
    key = `${listing.category}|${classFacts(listing)}`;
    keys.set(listing.specs, key);
  }
  return key;
}

/** Two listings with the same text are equal for every rule. Add each fact that a rule starts to read. */
function classFacts(listing: ComponentListing): string {
  switch (listing.category) {
    case "processors": {
      // Platform data is looked up by brand and model.
      const { brand, model, socket, cores, tdpWatts, integratedGraphics, memoryTypes } = listing.specs;
      return [brand, model, socket, cores, tdpWatts, integratedGraphics === null, memoryTypes.join()].join("|");
    }
    case "motherboards": {
      const { socket, chipset, formFactor, ramType, ramSlots, maxRamGb, maxRamMts, m2Slots, sataPorts } = listing.specs;
      return [socket, chipset, formFactor, ramType, ramSlots, maxRamGb, maxRamMts, m2Slots, sataPorts].join("|");
    }
    case "ram": {
      const { type, capacityGb, modules, speedMts } = listing.specs;
      // The maker matters only next to another kit, and is then "unsure", never "wrong"; completing a build adds no
      // second kit.
      return [type, capacityGb, modules, speedMts].join("|");
    }
    case "graphics-cards": {
      const { eights, sixteens } = plugsOf(listing.specs);
      return [listing.specs.tdpWatts, listing.specs.lengthMm, eights, sixteens].join("|");
    }
    case "ssd":
      return `ssd|${listing.specs.formFactor}|${listing.specs.interface === "SATA"}`;
    case "hdd":
      return "hdd";
    case "cases": {
      const { boards, maxGpuLengthMm, maxCoolerHeightMm, maxRadiatorMm, supply } = listing.specs;
      return [boards.join(), maxGpuLengthMm, maxCoolerHeightMm, maxRadiatorMm, supply].join("|");
    }
    case "coolers": {
      const { type, heightMm, radiatorMm, sockets, ratedWatts } = listing.specs;
      return [type === "liquid", heightMm, radiatorMm, sockets.join(), ratedWatts].join("|");
    }
    case "power-supplies": {
      const { watts, formFactor, pcie8Pin, pcie16Pin, sataConnectors } = listing.specs;
      return [watts, formFactor, pcie8Pin, pcie16Pin, sataConnectors].join("|");
    }
  }
}
