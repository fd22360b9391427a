// The listings that this browser viewed: sent to the shop, which stores them for a visitor whom it knows. Until then
// the ids are in local storage, under "viewed".
// Invariant: they are in one place only, so that somebody who leaves the account leaves nothing behind.

import type { ListingId } from "../../../base/id.ts";
import { MOST_VIEWED, withNewest } from "../../../shop/saved/viewed.ts";
import { links } from "../../links.ts";

/**
 * The listings that the visitor viewed last, newest first; null for a visitor whom the shop does not know: it has
 * stored nothing.
 */
export type Viewed = { ids: ListingId[] | null };

const KEY = "viewed";

/** Sends the page's own listing, where there is one; returns the viewed listings, newest first. */
export async function postViewed(current: number | null, signal: AbortSignal): Promise<number[]> {
  const ids = current === null ? ownIds() : withNewest(ownIds(), current);
  store(ids);
  const answer = await fetch(links.apiViewed(), {
    method: "POST",
    body: new URLSearchParams({ ids: ids.join(",") }),
    signal,
  });
  const known = answer.ok ? ((await answer.json()) as Viewed).ids : null;
  if (known === null) return ids;
  store([]);
  return known;
}

function ownIds(): number[] {
  try {
    return parseViewed(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function store(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage may be forbidden: then nothing is remembered.
  }
}

/** Any other content counts as empty. */
export function parseViewed(text: string | null): number[] {
  try {
    const found: unknown = JSON.parse(text ?? "");
    return Array.isArray(found)
      ? found.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, MOST_VIEWED)
      : [];
  } catch {
    return [];
  }
}
