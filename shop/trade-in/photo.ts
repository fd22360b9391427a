// A photo: what a seller shows of a machine, or what staff show of what they found in it.
// Must always hold: what is kept was drawn anew by the shop. Nothing else of the file that came (where it was taken, what hangs behind
// the picture) is kept, and only its seller and staff ever see it.

import type { TradeInId } from "../../base/id.ts";
import { LARGEST_PHOTO, MOST_PHOTOS } from "./terms.ts";
import type { TradeInState } from "./trade-in.ts";

/** As it is shown: `small` is a square to recognise it by. */
export type PhotoSize = "whole" | "small";

/** How the trade-in of photos is told. */
export type TradeInName = { id: TradeInId } | { number: string };

export type PhotoPurpose = "declaration" | "evidence";

/** Whose photos: those of a draft that its seller has opened, or the evidence of staff. */
export type PhotoPlace = { tradeIn: TradeInName; of: PhotoPurpose; actor: "seller" | `staff:${string}` };

/** How many a trade-in may have of each: spec 5, and enough to show every fault of a machine. */
export const mostPhotos: Record<PhotoPurpose, number> = { declaration: MOST_PHOTOS, evidence: 40 };

const openIn: Record<PhotoPurpose, readonly TradeInState[]> = { declaration: ["draft"], evidence: ["received", "testing"] };

/** Whether photos may be added and taken away now. */
export function mayHavePhotos(state: TradeInState, of: PhotoPurpose): boolean {
  return openIn[of].includes(state);
}

export const LARGEST_FILE = LARGEST_PHOTO * 1024 * 1024; // bytes, spec 5

/** More is no photograph of a computer: the largest sensors of telephones have 64 million. */
export const MOST_PIXELS = 65_000_000;
/** A picture that is stored in several passes has to be held whole while it is read. Cameras store theirs in one. */
export const MOST_PIXELS_IN_PASSES = 25_000_000;

/** What one file may be refused with; the others of the same drop are kept. `photo-known`: this very picture is there already. */
export const photoFaults = ["photo-type", "photo-heic", "photo-empty", "photo-too-large", "photo-too-many-pixels", "photo-broken", "photo-known"] as const;
export type PhotoFault = (typeof photoFaults)[number];

/** A file that was not kept, by its name, and why. */
export type RejectedFile = { name: string; code: PhotoFault };

/** What the first bytes of a file say it is, whatever its name says. `heic` is what telephones of Apple make. */
export function photoKindOf(bytes: Uint8Array): "jpeg" | "png" | "heic" | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  const box = String.fromCharCode(...bytes.subarray(4, 12));
  return /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(box) ? "heic" : null;
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, place) => bytes[place] === byte);
}

const LONGEST_NAME = 80; // characters

/** The file's own name, without a path and without what no name should hold. */
export function fileNameOf(told: string): string {
  const last = told.replace(/^.*[/\\]/s, "").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ").replace(/\s+/g, " ").trim();
  return last.length <= LONGEST_NAME ? last : `${last.slice(0, LONGEST_NAME - 10)}…${last.slice(-9)}`;
}
