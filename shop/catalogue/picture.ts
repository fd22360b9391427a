// Where the picture of a listing is. Until photographs exist it is drawn from the listing's own parts.
// Must always hold: the address changes when what it shows does, so that it may be kept for ever.

import type { Listing } from "./listing.ts";
import type { Category } from "./specs.ts";

export type PictureView = "front" | "inside";

/** Raise it when the drawing itself changes: every address changes with it. */
const EDITION = 1;

export const PLACEHOLDER_PICTURE = "/drawings/placeholder.svg"; // spec 8

const marks = new WeakMap<object, string>();

/** The address of a listing's picture. */
export function pictureOf(listing: Pick<Listing, "id" | "specs">, view: PictureView = "front"): string {
  return `/drawings/listing-${listing.id}-${markOf(listing.specs)}${view === "inside" ? "-inside" : ""}.svg`;
}

export function categoryPicture(category: Category): string {
  return `/drawings/category-${category}.svg`;
}

/** Whether there is something to see behind the side panel. */
export function hasInside(listing: Listing): boolean {
  return listing.kind === "pc" || listing.category === "cases";
}

/** A short mark of what is drawn (FNV-1a, 32 bits). */
export function markOf(specs: object): string {
  const known = marks.get(specs);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5 ^ EDITION;
  for (const character of JSON.stringify(specs)) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  const mark = (hash >>> 0).toString(36);
  marks.set(specs, mark);
  return mark;
}
