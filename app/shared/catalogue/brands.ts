// The brands on a product: of the component, or of the parts of a PC.

import type { Listing } from "../../../shop/catalogue/listing.ts";

/** The brands that a listing's parts bear, each once, in the order of the parts. */
export function brandsOf(listing: Listing): string[] {
  if (listing.kind === "component") return [listing.specs.brand];
  const { cpu, gpu, ram, storage, motherboard, psu, case: box, cooler } = listing.specs;
  const parts = [cpu, gpu, ram, ...storage, motherboard, psu, box, cooler];
  return [...new Set(parts.flatMap((part) => (part ? [part.brand] : [])))];
}
