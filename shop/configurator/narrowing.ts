// How the candidates for a part are narrowed: by words of their names, and page by page.

import { squash } from "../../base/text.ts";
import type { ComponentListing } from "../catalogue/listing.ts";

const PAGE = 24; // candidates

/** Whether the title has every word of a text; an empty text matches all. */
export function hasWords({ title }: Pick<ComponentListing, "title">, text: string): boolean {
  const squashed = squash(title);
  return text.split(/\s+/).every((word) => squashed.includes(squash(word)));
}

/** One page of the candidates: the last one if there are fewer pages than the requested number. */
export function pageOfCandidates<T>(
  found: readonly T[],
  requested: number,
): { page: number; pages: number; shown: T[] } {
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  const page = Math.min(requested, pages);
  return { page, pages, shown: found.slice((page - 1) * PAGE, page * PAGE) };
}
