// Uploaded photos: size limits, the format by the first bytes, and the domain errors.
// Invariant: the bytes decide, never the file name; nothing is decoded before its size is known to be small enough.

export const LARGEST_PHOTO = 10; // MB, spec 5
export const LARGEST_FILE = LARGEST_PHOTO * 1024 * 1024; // bytes

/** The most pixels of a photo. The largest phone sensors have 64 million. */
export const MOST_PIXELS = 65_000_000;
/** The most pixels of a progressive or interlaced image, which must be decoded as a whole. Cameras do not write such images. */
export const MOST_PIXELS_IN_PASSES = 25_000_000;

/** Errors of one file; the other files of the same upload are stored. `photo-known`: the same picture has been uploaded before. */
export const photoIssues = [
  "photo-type",
  "photo-heic",
  "photo-empty",
  "photo-too-large",
  "photo-too-many-pixels",
  "photo-broken",
  "photo-known",
] as const;
export type PhotoIssue = (typeof photoIssues)[number];

/** A file that was not stored, and why. */
export type RejectedFile = { name: string; code: PhotoIssue };

/** The format of a file by its first bytes. `heic` is the format of Apple phones. */
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

/** The file name without a path and without unsafe characters. */
export function fileNameOf(uploadedName: string): string {
  const last = uploadedName
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return last.length <= LONGEST_NAME ? last : `${last.slice(0, LONGEST_NAME - 10)}…${last.slice(-9)}`;
}
