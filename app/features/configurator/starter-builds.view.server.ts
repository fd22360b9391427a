// The view of the starter builds on the configurator page.

import type { Bani } from "../../../base/money.ts";
import { pictureOf } from "../../../shop/catalogue/picture.ts";
import type { CatalogueIndex } from "../../../shop/catalogue/catalogue-index.server.ts";
import { partsOf, type RequestedPart } from "../../../shop/compatibility/build.ts";
import type { FpsEstimate } from "../../../shop/estimates/fps-estimate.ts";
import type { FpsModel } from "../../../shop/estimates/fps-model.ts";
import { capacityLabel, partName, ramLabel, isStandardRun } from "../../../shop/catalogue/specs.ts";
import { expectedFps } from "../../../shop/configurator/expected-fps.ts";
import { starterBuildsOn, type StarterBuild } from "../../../shop/configurator/starter-builds.server.ts";

const GAMES_SHOWN = 2;

/** `budget`: the highest price. `picture`: of its graphics card. `expected`: for the first games, at the standard settings. */
export type StarterBuildView = {
  budget: Bani;
  requested: RequestedPart[];
  total: Bani;
  names: string[];
  picture: string;
  expected: FpsEstimate[];
};

export function starterBuildsView(catalogueIndex: CatalogueIndex, model: FpsModel): StarterBuildView[] {
  return starterBuildsOn(catalogueIndex).map((starter) => starterBuildView(starter, model));
}

function starterBuildView({ build, ...starter }: StarterBuild, model: FpsModel): StarterBuildView {
  const [card] = partsOf(build, "graphics-cards");
  const names = [
    ...partsOf(build, "processors").map(({ listing }) => partName(listing.specs)),
    ...partsOf(build, "graphics-cards").map(({ listing }) => partName(listing.specs)),
    ...partsOf(build, "ram").map(({ listing }) => ramLabel(listing.specs)),
    ...partsOf(build, "ssd").map(({ listing }) => `SSD ${capacityLabel(listing.specs.capacityGb)}`),
  ];
  const expected = expectedFps(model, build).filter(isStandardRun).slice(0, GAMES_SHOWN);
  return { ...starter, names, expected, picture: card ? pictureOf(card.listing) : "" };
}
