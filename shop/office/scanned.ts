// What a barcode scanner names: it types a code, a serial number, a number, or the address of a passport, and Enter.

import type { ListingId } from "../../base/id.ts";

export const SHORTEST_SCAN = 3;

export type ScannedUnit = {
  code: string;
  state: "intake" | "stock" | "inspection" | "scrapped" | "converted";
  /** Its listing, or the draft of one. */
  listing: ListingId | null;
};

/** The last part of the address that the label of a unit leads to, or the whole text. */
export function passportIn(scanned: string): string {
  return /^https?:\/\/[^/\s]+\/p\/([\w-]{20,30})\/?$/i.exec(scanned)?.[1] ?? scanned;
}
