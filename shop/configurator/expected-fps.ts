// The frame rates to expect of a build: estimates for its processor and graphics.

import { partsOf, type Build } from "../compatibility/build.ts";
import { performancePartsOf, type FpsEstimate } from "../estimates/fps-estimate.ts";
import type { FpsModel } from "../estimates/fps-model.ts";

/** By game, the standard settings first; none until processor and graphics are known, or where too little was measured. */
export function expectedFps(model: FpsModel, build: Build): FpsEstimate[] {
  const cpu = partsOf(build, "processors")[0]?.listing.specs;
  const gpu = partsOf(build, "graphics-cards")[0]?.listing.specs ?? null;
  const parts = cpu ? performancePartsOf({ cpu, gpu }) : null;
  return parts ? model.estimatesOf(parts) : [];
}
