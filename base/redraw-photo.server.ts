import { createHash } from "node:crypto";
import sharp from "sharp";
import { readPhoto } from "./read-photo.server.ts";

/** Both pictures are JPEG. The digest is that of `whole`: the same picture has the same one, whatever its file's metadata. */
export type RedrawnPhoto = { digest: string; whole: Buffer; small: Buffer; width: number; height: number };

const LONGEST_SIDE = 2000; // pixels
const SMALL_SIDE = 320; // pixels

/** Re-encodes an uploaded photo: at most two thousand pixels a side. Refuses like `readPhoto`. */
export function redrawPhoto(bytes: Uint8Array) {
  return readPhoto(bytes, async (photo): Promise<RedrawnPhoto> => {
    const whole = await photo
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 82, chromaSubsampling: "4:2:0" })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(whole.data)
      .resize(SMALL_SIDE, SMALL_SIDE, { fit: "cover" })
      .jpeg({ quality: 76 })
      .toBuffer();
    return {
      digest: createHash("sha256").update(whole.data).digest("hex"),
      whole: whole.data,
      small,
      width: whole.info.width,
      height: whole.info.height,
    };
  });
}
