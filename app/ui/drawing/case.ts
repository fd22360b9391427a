// A case as it is sold on its own: the same tower, with its posts and bays waiting for parts.
// Must always hold: an empty case shows no part.

import type { CaseSpecs } from "../../../shop/catalogue/specs.ts";
import { drawEmptyTower, type TowerView } from "./tower.ts";
import type { Svg } from "./svg.ts";

export function drawCase(specs: CaseSpecs, view: TowerView): Svg {
  return drawEmptyTower(specs, view);
}
