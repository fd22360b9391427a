// A build that a visitor keeps under a name, with what each part was called and cost when it was saved.
// Invariant: it promises nothing (no hold, no price), and a part that left the shelf stays in it and is still named.

import type { BuildId } from "../../base/id.ts";
import { sum, times, type Bani } from "../../base/money.ts";
import type { RequestedBuild } from "../compatibility/build.ts";

/** `seenPrice` is that of one, when the build was last saved. */
export type SavedPart = RequestedBuild & { title: string; seenPrice: Bani };

/** Its parts are in the order of a build. */
export type SavedBuild = { id: BuildId; name: string; savedAt: Date; parts: readonly SavedPart[] };

export const MOST_SAVED = 20; // a visitor
export const LONGEST_BUILD_NAME = 80;
/** Those of a visitor without an account are forgotten so long after they were saved: the browser forgets its key as well. */
export const BUILDS_KEPT_DAYS = 365;

/** What all of it cost when it was saved. */
export function savedTotal(parts: readonly SavedPart[]): Bani {
  return sum(parts.map(({ seenPrice, quantity }) => times(seenPrice, quantity)));
}

/** The same parts under the same name: whoever presses twice means one build. */
export function isSameBuild(
  saved: Pick<SavedBuild, "name" | "parts">,
  wanted: { name: string; asked: readonly RequestedBuild[] },
): boolean {
  return saved.name === wanted.name && keysOf(saved.parts) === keysOf(wanted.asked);
}

function keysOf(asked: readonly RequestedBuild[]): string {
  return asked
    .map(({ listingId, quantity }) => `${listingId}x${quantity}`)
    .toSorted()
    .join(" ");
}
