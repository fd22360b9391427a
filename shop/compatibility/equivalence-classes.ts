// Kinds of parts: listings that no rule can tell apart, so that one of them answers for all.
// Invariant: whatever a rule reads of a part, but for names and makes, is in `factsAlike`.

import type { ComponentListing } from "../catalogue/listing.ts";
import { plugsOf } from "./power.ts";

export type EquivalenceClass = {
  /** Of equal prices the one with the lower number. */
  cheapest: ComponentListing;
  /** How many listings are of it. */
  count: number;
};

export function kindsOf(listings: Iterable<ComponentListing>): EquivalenceClass[] {
  const kinds = new Map<string, EquivalenceClass>();
  for (const listing of listings) {
    const name = kindName(listing);
    const kind = kinds.get(name);
    if (!kind) {
      kinds.set(name, { cheapest: listing, count: 1 });
      continue;
    }
    kind.count++;
    const { cheapest } = kind;
    if (listing.price < cheapest.price || (listing.price === cheapest.price && listing.id < cheapest.id))
      kind.cheapest = listing;
  }
  return [...kinds.values()];
}

// Specs never change: a listing whose specs do is read anew.
const names = new WeakMap<object, string>();

function kindName(listing: ComponentListing): string {
  let name = names.get(listing.specs);
  if (name === undefined) {
    name = `${listing.category}|${factsAlike(listing)}`;
    names.set(listing.specs, name);
  }
  return name;
}

/** Two listings of the same text are the same to every rule. A fact that a rule begins to read has to come in here. */
function factsAlike(listing: ComponentListing): string {
  switch (listing.category) {
    case "processors": {
      // What is known of a platform is known by the model.
      const { brand, model, socket, cores, tdpWatts, integratedGraphics, memoryTypes } = listing.specs;
      return [brand, model, socket, cores, tdpWatts, integratedGraphics === null, memoryTypes.join()].join("|");
    }
    case "motherboards": {
      const { socket, chipset, formFactor, ramType, ramSlots, maxRamGb, maxRamMts, m2Slots, sataPorts } = listing.specs;
      return [socket, chipset, formFactor, ramType, ramSlots, maxRamGb, maxRamMts, m2Slots, sataPorts].join("|");
    }
    case "ram": {
      const { type, capacityGb, modules, speedMts } = listing.specs;
      // Its make matters beside another kit alone: there it is a doubt, never wrong, and none is filled in.
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
