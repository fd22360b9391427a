import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { known } from "../compatibility/known-platforms.server.ts";
import type { GameConditions } from "../estimates/fps-estimate.ts";
import type { LiveEstimates } from "../estimates/live-estimates.server.ts";
import { preparePc } from "./own-parts.ts";
import type { OwnPc } from "./own-pc.ts";
import {
  findCapacityUpgrades,
  findFrameUpgrades,
  findPcUpgrades,
  type CapacityUpgrade,
  type FrameUpgrades,
  type PcUpgrades,
  type UpgradeSources,
} from "./upgrades.ts";

type Deps = { catalogueIndex: Pick<CatalogueIndex, "componentsOf">; liveEstimates: Pick<LiveEstimates, "model"> };
type RequestedConditions = Pick<GameConditions, "game" | "resolution">;

/**
 * Upgrades for a described PC from what can be bought now, by frames gained for the money in a game at its standard
 * settings. Reads the catalogue index and the model of frame rates, no database; refuses nothing.
 */
export function upgradesFor(deps: Deps, pc: OwnPc, conditions: RequestedConditions): PcUpgrades {
  return findPcUpgrades(preparePc(pc), conditions, sourcesOf(deps));
}

/** The processors and cards of `upgradesFor` alone. */
export function frameUpgradesFor(deps: Deps, pc: OwnPc, conditions: RequestedConditions): FrameUpgrades {
  return findFrameUpgrades(preparePc(pc), conditions, sourcesOf(deps));
}

/** The memory or the drives of `upgradesFor` alone. */
export function capacityUpgradesFor(deps: Deps, pc: OwnPc, category: "ram" | "ssd" | "hdd"): CapacityUpgrade[] {
  return findCapacityUpgrades(preparePc(pc), category, sourcesOf(deps));
}

function sourcesOf({ catalogueIndex, liveEstimates }: Deps): UpgradeSources {
  return {
    componentsOf: (category) => catalogueIndex.componentsOf(category),
    model: liveEstimates.model(),
    known,
  };
}
