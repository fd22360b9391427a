// A build saved by a visitor under a name, with the title and price of each part at that time.
// Invariant: it reserves nothing and fixes no price; a part that is no longer on sale stays in it with its title.

import type { BuildId } from "../../base/id.ts";
import { sum, times, type Bani } from "../../base/money.ts";
import type { RequestedPart } from "../compatibility/build.ts";

/** `seenPrice`: the unit price when the build was last saved. */
export type SavedPart = RequestedPart & { title: string; seenPrice: Bani };

/** The parts are in build order. */
export type SavedBuild = { id: BuildId; name: string; savedAt: Date; parts: readonly SavedPart[] };

export const MOST_SAVED = 20; // per visitor
export const LONGEST_BUILD_NAME = 80;
/** Retention of guests' builds in days: the visitor cookie expires as well. */
export const BUILD_RETENTION_DAYS = 365;

/** The total price when it was saved. */
export function savedTotal(parts: readonly SavedPart[]): Bani {
  return sum(parts.map(({ seenPrice, quantity }) => times(seenPrice, quantity)));
}

/** The same parts under the same name: a double submit must not create two builds. */
export function isSameBuild(
  saved: Pick<SavedBuild, "name" | "parts">,
  wanted: { name: string; requested: readonly RequestedPart[] },
): boolean {
  return saved.name === wanted.name && keysOf(saved.parts) === keysOf(wanted.requested);
}

function keysOf(parts: readonly RequestedPart[]): string {
  return parts
    .map(({ listingId, quantity }) => `${listingId}x${quantity}`)
    .toSorted()
    .join(" ");
}
