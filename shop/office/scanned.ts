// What a barcode scanner names: it types a code, a serial number, a number, or the address of a passport, and Enter.

import type { ListingId } from "../../base/id.ts";

export const SHORTEST_SCAN = 3;

export type ScannedUnit = {
  code: string;
  state: "intake" | "stock" | "inspection" | "scrapped" | "converted";
  /** Its listing, or the draft of one. */
  listing: ListingId | null;
};

/** What a label leads to: the last part of the address in its QR code, or the whole text of any other scan. */
export function labelledBy(scanned: string): string {
  return /^https?:\/\/[^/\s]+\/(?:[\w-]+\/)+([\w-]+)$/i.exec(scanned)?.[1] ?? scanned;
}
