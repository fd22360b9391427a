// Saved builds as the configurator lists them.

import type { SavedBuildView } from "../../../shop/configurator/view-saved-builds.server.ts";
import { counted } from "../../../shop/compatibility/parts-by-category.ts";
import type { RequestedBuild } from "../../../shop/compatibility/build.ts";

export type SavedView = ReturnType<typeof savedView>;

export function savedView({ id, name, savedAt, parts, now }: SavedBuildView) {
  return {
    id,
    name,
    savedAt,
    asked: parts.map(({ category, listingId, quantity }): RequestedBuild => ({ category, listingId, quantity })),
    pieces: counted(parts),
    /** What can still be had of it costs this now. */
    now,
    gone: parts.filter(({ state }) => state === "gone").length,
  };
}
