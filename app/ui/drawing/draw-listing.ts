// The picture of a listing, drawn from its parts, until somebody photographs it.
// Must always hold: the same specs give the same file, byte for byte, so that it may be cached for ever under its content.

import { never } from "../../../base/result.ts";
import type { ComponentSpecs, PcSpecs } from "../../../shop/catalogue/specs.ts";
import { drawCase } from "./case.ts";
import { drawCooler } from "./cooler.ts";
import { drawHdd, drawSsd } from "./drive.ts";
import { drawGraphicsCard } from "./graphics-card.ts";
import { drawMemory } from "./memory.ts";
import { drawMotherboard } from "./motherboard.ts";
import { drawPowerSupply } from "./power-supply.ts";
import { drawProcessor } from "./processor.ts";
import type { Svg } from "./svg.ts";
import { drawTower, type TowerView } from "./tower.ts";

export type Drawable = { readonly kind: "pc"; readonly specs: PcSpecs } | ({ readonly kind: "component" } & ComponentSpecs);

/** A whole SVG document of 800 by 600. `view` matters to machines and cases: `inside` takes the side panel off. */
export function drawListing(listing: Drawable, { view = "front" }: { view?: TowerView } = {}): Svg {
  if (listing.kind === "pc") return drawTower(listing.specs, view);
  switch (listing.category) {
    case "processors":
      return drawProcessor(listing.specs);
    case "graphics-cards":
      return drawGraphicsCard(listing.specs);
    case "motherboards":
      return drawMotherboard(listing.specs);
    case "ram":
      return drawMemory(listing.specs);
    case "ssd":
      return drawSsd(listing.specs);
    case "hdd":
      return drawHdd(listing.specs);
    case "power-supplies":
      return drawPowerSupply(listing.specs);
    case "cases":
      return drawCase(listing.specs, view);
    case "coolers":
      return drawCooler(listing.specs);
    default:
      return never(listing);
  }
}
