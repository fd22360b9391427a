import { parseListingId } from "../../../base/id.ts";

/** The titles of those goods that an address names ("merged=12,77"); what it names besides is nothing of theirs. */
export function namesOf(goods: readonly { id: number; title: string }[], ids: string | null): string[] {
  const named = new Set<number | null>((ids ?? "").split(",").map(parseListingId));
  return goods.filter(({ id }) => named.has(id)).map(({ title }) => title);
}
