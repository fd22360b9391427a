import sharp from "sharp";
import { ok, refuse, type Result } from "../../base/result.ts";
import { Turns } from "../../base/turns.ts";
import { LARGEST_FILE, MOST_PIXELS, MOST_PIXELS_IN_PASSES, photoKindOf, type PhotoFault } from "./photo.ts";

/** JPEG, both of them. */
export type RedrawnPhoto = { whole: Buffer; small: Buffer; width: number; height: number };

const LONGEST_SIDE = 2000; // pixels
const SMALL_SIDE = 320; // pixels
const AT_MOST_FOR = 30; // seconds: what takes longer is made to take longer
const FLATTENED_ON = "#ffffff";

// No photo is read twice: what was kept of the last ones is a hundred megabytes for nothing.
sharp.cache(false);

/** Whatever is sent at once, so much of it is in memory as pixels: a photo takes half a second of one core. */
const drawing = new Turns({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/**
 * Draws a photo anew from what was sent: upright, two thousand pixels a side at most, without anything but the picture. Refuses with a
 * `PhotoFault`: the bytes decide what a file is, not its name.
 */
export async function redrawPhoto(bytes: Uint8Array): Promise<Result<RedrawnPhoto, { code: PhotoFault }>> {
  if (bytes.length === 0) return refuse({ code: "photo-empty" });
  if (bytes.length > LARGEST_FILE) return refuse({ code: "photo-too-large" });
  const kind = photoKindOf(bytes);
  if (kind === "heic") return refuse({ code: "photo-heic" });
  if (kind === null) return refuse({ code: "photo-type" });
  const end = await drawing.take();
  try {
    return await redrawn(bytes);
  } finally {
    end?.();
  }
}

async function redrawn(bytes: Uint8Array): Promise<Result<RedrawnPhoto, { code: PhotoFault }>> {
  // `error` refuses a picture that ends too early, and takes one that only has a strange tag.
  const options = { failOn: "error", limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1 } as const;
  const told = await sharp(bytes, { ...options, limitInputPixels: false }).metadata().catch(() => null);
  if (!told?.width || !told.height || (told.format !== "jpeg" && told.format !== "png")) return refuse({ code: "photo-broken" });
  const pixels = told.width * told.height;
  if (pixels > MOST_PIXELS || (told.isProgressive && pixels > MOST_PIXELS_IN_PASSES)) return refuse({ code: "photo-too-many-pixels" });
  try {
    const whole = await sharp(bytes, options)
      .timeout({ seconds: AT_MOST_FOR })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: FLATTENED_ON })
      .toColourspace("srgb")
      .jpeg({ quality: 82, chromaSubsampling: "4:2:0" })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(whole.data).resize(SMALL_SIDE, SMALL_SIDE, { fit: "cover" }).jpeg({ quality: 76 }).toBuffer();
    return ok({ whole: whole.data, small, width: whole.info.width, height: whole.info.height });
  } catch {
    // A picture that cannot be read is the sender's matter: nothing of ours has failed.
    return refuse({ code: "photo-broken" });
  }
}
