// The view of the starter builds on the configurator page.

import type { Bani } from "../../../base/money.ts";
import { pictureOf } from "../../../shop/catalogue/picture.ts";
import type { CatalogueIndex } from "../../../shop/catalogue/catalogue-index.server.ts";
import { capacityLabel, partName, ramLabel } from "../../../shop/catalogue/specs.ts";
import { partsOf, type RequestedPart } from "../../../shop/compatibility/build.ts";
import type { FpsEstimate } from "../../../shop/configurator/fps-estimate.ts";
import { starterBuildsOn, type StarterBuild } from "../../../shop/configurator/starter-builds.server.ts";

/** `budget`: the highest price. `picture`: of its graphics card. */
export type StarterBuildView = {
  budget: Bani;
  requested: RequestedPart[];
  total: Bani;
  names: string[];
  picture: string;
  expected: FpsEstimate[];
};

export function starterBuildsView(catalogueIndex: CatalogueIndex): StarterBuildView[] {
  return starterBuildsOn(catalogueIndex).map(starterBuildView);
}

function starterBuildView({ build, ...starter }: StarterBuild): StarterBuildView {
  const [card] = partsOf(build, "graphics-cards");
  const names = [
    ...partsOf(build, "processors").map(({ listing }) => partName(listing.specs)),
    ...partsOf(build, "graphics-cards").map(({ listing }) => partName(listing.specs)),
    ...partsOf(build, "ram").map(({ listing }) => ramLabel(listing.specs)),
    ...partsOf(build, "ssd").map(({ listing }) => `SSD ${capacityLabel(listing.specs.capacityGb)}`),
  ];
  return { ...starter, names, picture: card ? pictureOf(card.listing) : "" };
}
