// The curated list, whole. It stays on the server: a browser is sent only what it asks for.

import { amdProcessors } from "./curated/amd-processors.ts";
import { graphicsCards } from "./curated/graphics-cards.ts";
import { intelProcessors } from "./curated/intel-processors.ts";
import { indexParts } from "./matching/part-index.ts";
import type { Part } from "./part.ts";

export const knownParts: readonly Part[] = [...intelProcessors, ...amdProcessors, ...graphicsCards];

export const knownIndex = indexParts(knownParts);
