import { createHash } from "node:crypto";
import sharp from "sharp";
import { readPhoto } from "../../../base/read-photo.server.ts";

export type DrawnBenchPhoto = {
  /** A hash of the re-encoded picture: the same picture has the same hash, whatever its file's metadata. */
  digest: string;
  whole: Buffer;
  small: Buffer;
};

const LONGEST_SIDE = 1920; // pixels: the figures on a photographed screen stay legible
const SMALL_SIDE = 320;

/** Re-encodes a photograph of results as JPEG, without its metadata. Refuses as `readPhoto` does. */
export function drawBenchPhoto(bytes: Uint8Array) {
  return readPhoto(bytes, async (photo): Promise<DrawnBenchPhoto> => {
    const fitted = { fit: "inside", withoutEnlargement: true } as const;
    const drawn = await photo
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, ...fitted })
      .jpeg({ quality: 86 })
      .toBuffer();
    const small = await sharp(drawn)
      .resize({ width: SMALL_SIDE, height: SMALL_SIDE, ...fitted })
      .jpeg({ quality: 78 })
      .toBuffer();
    return { digest: createHash("sha256").update(drawn).digest("hex"), whole: drawn, small };
  });
}
