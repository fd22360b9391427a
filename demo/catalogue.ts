// The demo catalogue as a stream of listings: PCs first, then components.

import { generateComponents } from "./components.ts";
import type { DemoListing } from "./demo-listing.ts";
import { EXACT_PCS, generatePcs } from "./pcs.ts";
import { seededRandom } from "./random.ts";
import { unitMaker } from "./units.ts";

const DEMO_SEED = 2026;

/** The demo listings with ids from 1. Yields without storing, so that a benchmark can generate very many PCs. */
export function* generateCatalogue({
  pcs = EXACT_PCS,
  seed = DEMO_SEED,
  now,
}: {
  pcs?: number;
  seed?: number;
  now: Date;
}): Generator<DemoListing> {
  const makeUnit = unitMaker(seededRandom(seed + 2));
  yield* generatePcs({ count: pcs, seed, now, makeUnit });
  yield* generateComponents({ firstId: pcs + 1, seed: seed + 3, now, makeUnit });
}
