// The view of saved builds in the configurator.

import type { SavedBuildView } from "../../../../shop/configurator/view-saved-builds.server.ts";
import { totalQuantity } from "../../../../shop/compatibility/parts-by-category.ts";
import type { RequestedPart } from "../../../../shop/compatibility/build.ts";

export type SavedView = ReturnType<typeof savedView>;

export function savedView({ id, name, savedAt, parts, now }: SavedBuildView) {
  return {
    id,
    name,
    savedAt,
    requested: parts.map(({ category, listingId, quantity }): RequestedPart => ({ category, listingId, quantity })),
    pieces: totalQuantity(parts),
    /** The current price of its available parts. */
    now,
    gone: parts.filter(({ state }) => state === "gone").length,
  };
}
