// The frame rates to expect of a build: estimates for its processor and graphics.

import { partsOf, type Build } from "../compatibility/build.ts";
import {
  performancePartsOf,
  type FpsEstimate,
  type MissingEstimate,
  type PerformanceParts,
} from "../estimates/fps-estimate.ts";
import type { FpsModel } from "../estimates/fps-model.ts";

/** By game, the standard settings first; none until processor and graphics are known, or where too little was measured. */
export function expectedFps(model: FpsModel, build: Build): FpsEstimate[] {
  const parts = performanceOf(build);
  return parts ? model.estimatesOf(parts) : [];
}

/** The games of which nothing can be said of the build at standard settings, and why; empty until processor and graphics are known. */
export function missingFps(model: FpsModel, build: Build): MissingEstimate[] {
  const parts = performanceOf(build);
  return parts ? model.missingOf(parts) : [];
}

function performanceOf(build: Build): PerformanceParts | null {
  const cpu = partsOf(build, "processors")[0]?.listing.specs;
  const gpu = partsOf(build, "graphics-cards")[0]?.listing.specs ?? null;
  return cpu ? performancePartsOf({ cpu, gpu }) : null;
}
