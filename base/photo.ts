// A file that may be a photo: how large it may be, what its first bytes say it is, and what it can be refused with.
// Invariant: the bytes decide, never the name; nothing is unpacked before it is known to be small enough.

export const LARGEST_PHOTO = 10; // MB, spec 5
export const LARGEST_FILE = LARGEST_PHOTO * 1024 * 1024; // bytes

/** More is no photograph of a computer: the largest sensors of telephones have 64 million. */
export const MOST_PIXELS = 65_000_000;
/** A picture that is stored in several passes has to be held whole while it is read. Cameras store theirs in one. */
export const MOST_PIXELS_IN_PASSES = 25_000_000;

/** What one file may be refused with; the others of the same drop are kept. `photo-known`: this very picture is there already. */
export const photoFaults = [
  "photo-type",
  "photo-heic",
  "photo-empty",
  "photo-too-large",
  "photo-too-many-pixels",
  "photo-broken",
  "photo-known",
] as const;
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
  const last = told
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return last.length <= LONGEST_NAME ? last : `${last.slice(0, LONGEST_NAME - 10)}…${last.slice(-9)}`;
}
