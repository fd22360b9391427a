// Removed cart lines, serialized into the page for the undo form.
// Invariant: parsed as untrusted input; it allows nothing more than adding the same items again.

import { parseListingId, type ListingId } from "../../base/id.ts";
import { MAX_LINES, MAX_QUANTITY } from "./cart.ts";
import { parseGames } from "./game-test.ts";

export type RemovedLine = { listingId: ListingId; quantity: number; gameTest: string[] | null };

const LONGEST = 20_000; // characters: fifty machines, each with three long game names

/** "812x2~77x1*Counter-Strike%202". */
export function writeRemoved(lines: readonly RemovedLine[]): string {
  return lines
    .map(({ listingId, quantity, gameTest }) =>
      [`${listingId}x${quantity}`, ...(gameTest ?? []).map(escaped)].join("*"),
    )
    .join("~");
}

/** Null if the text is invalid. */
export function readRemoved(text: string | null | undefined): RemovedLine[] | null {
  if (!text || text.length > LONGEST) return null;
  const parts = text.split("~");
  if (parts.length > MAX_LINES) return null;
  const lines = parts.map(readLine);
  return lines.every((line) => line !== null) ? lines : null;
}

function readLine(text: string): RemovedLine | null {
  const [item = "", ...names] = text.split("*");
  const [, id, count] = /^(\d{1,10})x([1-9]\d?)$/.exec(item) ?? [];
  const listingId = parseListingId(id);
  if (listingId === null || Number(count) > MAX_QUANTITY) return null;
  const games = names.map(unescaped);
  const gameTest = games.length === 0 ? null : parseGames(games.filter((name) => name !== null));
  if (games.length > 0 && gameTest?.length !== games.length) return null;
  return { listingId, quantity: Number(count), gameTest };
}

function escaped(name: string): string {
  return encodeURIComponent(name).replaceAll("~", "%7E").replaceAll("*", "%2A");
}

function unescaped(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
