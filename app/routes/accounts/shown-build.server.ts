// What the account shows of a saved build.

import type { SavedBuildView, SavedPartView } from "../../../shop/configurator/view-saved-builds.server.ts";
import { withoutPart } from "../../../shop/configurator/build.ts";
import { buildHref } from "../../../shop/configurator/build-address.ts";
import { pictureOf } from "../../../shop/catalogue/picture.ts";
import { summaryOf } from "../../../shop/catalogue/summary.ts";

export type ShownBuild = ReturnType<typeof shownBuild>;

export function shownBuild({ id, name, savedAt, parts, now, before, fits, missing }: SavedBuildView) {
  const saved = `&saved=${id}`;
  return {
    id,
    name,
    savedAt,
    href: buildHref(parts) + saved,
    parts: parts.map((part) => {
      const rest = withoutPart(parts, part.listingId);
      return {
        ...shownPart(part),
        /** Where another is chosen for one that cannot be had as it is. */
        instead: part.state === "free" ? null : buildHref(rest, part.category) + (rest.length > 0 ? saved : `?saved=${id}`),
      };
    }),
    now,
    before,
    gone: parts.filter(({ state }) => state === "gone").length,
    fits,
    isComplete: missing.length === 0,
    isFree: parts.every(({ state }) => state === "free"),
  };
}

function shownPart({ listingId, quantity, title, seenPrice, listing, state }: SavedPartView) {
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
