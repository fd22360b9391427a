// The whole curated list. Server only: browsers get search results.

import { amdProcessors } from "./curated/amd-processors.ts";
import { pcCases } from "./curated/cases.ts";
import { processorCoolers } from "./curated/coolers.ts";
import { hardDisks, solidStateDrives } from "./curated/drives.ts";
import { graphicsCards } from "./curated/graphics-cards.ts";
import { intelProcessors } from "./curated/intel-processors.ts";
import { memoryKits } from "./curated/memory.ts";
import { motherboards } from "./curated/motherboards.ts";
import { powerSupplies } from "./curated/power-supplies.ts";
import { indexParts } from "./matching/part-index.ts";
import type { Part } from "./part.ts";

export const knownParts: readonly Part[] = [
  ...intelProcessors,
  ...amdProcessors,
  ...graphicsCards,
  ...motherboards,
  ...memoryKits,
  ...solidStateDrives,
  ...hardDisks,
  ...powerSupplies,
  ...pcCases,
  ...processorCoolers,
];

export const knownIndex = indexParts(knownParts);
