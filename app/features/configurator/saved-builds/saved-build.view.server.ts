// The view of a saved build in the account.

import type { SavedBuildView, SavedPartView } from "../../../../shop/configurator/view-saved-builds.server.ts";
import { withoutPart } from "../../../../shop/compatibility/build.ts";
import { pictureOf } from "../../../../shop/catalogue/picture.ts";
import { summaryOf } from "../../../../shop/catalogue/summary.ts";
import { buildLink, chooseLink } from "../../../shared/configurator/build-links.ts";

export type OwnBuildView = ReturnType<typeof ownBuildView>;

export function ownBuildView({ id, name, savedAt, parts, now, before, fits, missing }: SavedBuildView) {
  return {
    id,
    name,
    savedAt,
    href: buildLink({ requested: parts, saved: id }),
    parts: parts.map((part) => ({
      ...partView(part),
      /** The link to choose a replacement for an unavailable part. */
      instead:
        part.state === "free"
          ? null
          : chooseLink({ requested: withoutPart(parts, part.listingId), saved: id }, part.category),
    })),
    now,
    before,
    gone: parts.filter(({ state }) => state === "gone").length,
    fits,
    isComplete: missing.length === 0,
    isFree: parts.every(({ state }) => state === "free"),
  };
}

function partView({ listingId, quantity, title, seenPrice, listing, state }: SavedPartView) {
  return {
    listingId,
    quantity,
    title: listing?.title ?? title,
    price: state === "gone" ? seenPrice : (listing?.price ?? seenPrice),
    state,
    free: listing?.free ?? 0,
    picture: listing && pictureOf(listing),
    facts: listing ? summaryOf(listing) : [],
  };
}
