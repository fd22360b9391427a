// Saved builds as screens list them.

import type { SavedBuild } from "../../../shop/configurator/saved-build.ts";
import { savedTotal } from "../../../shop/configurator/saved-build.ts";

export type ShownSaved = ReturnType<typeof shownSaved>;

export function shownSaved({ id, name, savedAt, parts }: SavedBuild) {
  return {
    id,
    name,
    savedAt,
    asked: parts.map(({ category, listingId, quantity }) => ({ category, listingId, quantity })),
    pieces: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    total: savedTotal(parts),
  };
}
