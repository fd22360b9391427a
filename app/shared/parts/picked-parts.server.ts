// The results of a part picker for a query.

import type { Db } from "../../../base/db.server.ts";
import type { PartCategory } from "../../../shop/parts/part.ts";
import { searchParts } from "../../../shop/trade-in/draft/search-parts.server.ts";

export type PickerPart = { id: string; name: string; details: string };

/** The parts for a query. `attributions` must be shown beside them. */
export type PickedPart = { query: string; parts: PickerPart[]; attributions: string[] };

const LONGEST_QUERY = 100; // characters

export async function pickedParts(
  shop: { db: Db },
  { category, query }: { category: PartCategory; query: string },
): Promise<PickedPart> {
  const normalized = query.trim().slice(0, LONGEST_QUERY);
  const { found, attributions } = await searchParts(shop, { category, query: normalized });
  return {
    query: normalized,
    parts: found.map(({ part, details }) => ({ id: part.id, name: part.name, details })),
    attributions,
  };
}
