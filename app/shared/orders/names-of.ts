import { parseListingId } from "../../../base/id.ts";

/** The titles of those products whose ids are in the address ("merged=12,77"); unknown ids are ignored. */
export function namesOf(goods: readonly { id: number; title: string }[], ids: string | null): string[] {
  const named = new Set<number | null>((ids ?? "").split(",").map(parseListingId));
  return goods.filter(({ id }) => named.has(id)).map(({ title }) => title);
}
