import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import type { GameConditions } from "../estimates/fps-estimate.ts";
import type { LiveEstimates } from "../estimates/live-estimates.server.ts";
import { preparePc } from "./own-parts.ts";
import type { OwnPc } from "./own-pc.ts";
import { findPcUpgrades, type PcUpgrades } from "./upgrades.ts";

/**
 * Upgrades for a described PC from what can be bought now, by frames gained for the money in a game at its standard
 * settings. Reads the catalogue index and the model of frame rates, no database; refuses nothing.
 */
export function upgradesFor(
  deps: {
    catalogueIndex: Pick<CatalogueIndex, "componentsOf">;
    liveEstimates: Pick<LiveEstimates, "model">;
  },
  pc: OwnPc,
  conditions: Pick<GameConditions, "game" | "resolution">,
): PcUpgrades {
  const { catalogueIndex, liveEstimates } = deps;
  return findPcUpgrades(preparePc(pc), conditions, {
    componentsOf: (category) => catalogueIndex.componentsOf(category),
    model: liveEstimates.model(),
    known,
  });
}
