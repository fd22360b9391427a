import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import type { PcListing } from "../catalogue/listing.ts";
import { known } from "./known-platforms.server.ts";
import { upgradesOf, type Upgrades } from "./upgrades.ts";

/** The upgrades that a PC takes, from what can be bought now. Reads the catalogue index only; refuses nothing. */
export function upgradesOfPc(
  { catalogueIndex }: { catalogueIndex: Pick<CatalogueIndex, "processorsOfSocket"> },
  pc: Pick<PcListing, "id" | "specs">,
): Upgrades {
  return upgradesOf(pc, { processors: catalogueIndex.processorsOfSocket(pc.specs.motherboard.socket), known });
}
