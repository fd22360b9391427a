import sharp, { type Sharp } from "sharp";
import { MOST_PIXELS, MOST_PIXELS_IN_PASSES, LARGEST_FILE, photoKindOf, type PhotoIssue } from "./photo.ts";
import { ok, refuse, type Result } from "./result.ts";
import { Semaphore } from "./semaphore.ts";

const AT_MOST_FOR = 30; // seconds; an image that takes longer is hostile
const FLATTENED_ON = "#ffffff";

// No photo is read twice, so sharp's cache would only waste about 100 MB.
sharp.cache(false);

/** Limits how many photos are decoded in memory at the same time. A photo takes half a second of one core. */
const drawing = new Semaphore({ permits: 1, queue: Number.POSITIVE_INFINITY });

/** The size of the upright picture, in pixels. */
type Size = { width: number; height: number };

/**
 * Opens an uploaded photo and calls `draw` with it, turned upright and without metadata, and with its size. Domain error:
 * `PhotoIssue`. The bytes decide what a file is, not its name. `largest`: the most bytes.
 */
export async function readPhoto<T>(
  bytes: Uint8Array,
  draw: (photo: Sharp, size: Size) => Promise<T>,
  { largest = LARGEST_FILE }: { largest?: number } = {},
): Promise<Result<T, { code: PhotoIssue }>> {
  if (bytes.length === 0) return refuse.invalid({ code: "photo-empty" });
  if (bytes.length > largest) return refuse.invalid({ code: "photo-too-large" });
  const kind = photoKindOf(bytes);
  if (kind === "heic") return refuse.invalid({ code: "photo-heic" });
  if (kind === null) return refuse.invalid({ code: "photo-type" });
  const release = await drawing.acquire();
  try {
    return await drawn(bytes, draw);
  } finally {
    release?.();
  }
}

async function drawn<T>(
  bytes: Uint8Array,
  draw: (photo: Sharp, size: Size) => Promise<T>,
): Promise<Result<T, { code: PhotoIssue }>> {
  // `error` rejects a truncated picture and accepts one that only has an unknown tag.
  const options = { failOn: "error", limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1 } as const;
  const metadata = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata?.width || !metadata.height || (metadata.format !== "jpeg" && metadata.format !== "png"))
    return refuse.invalid({ code: "photo-broken" });
  const pixels = metadata.width * metadata.height;
  if (pixels > MOST_PIXELS || (metadata.isProgressive && pixels > MOST_PIXELS_IN_PASSES))
    return refuse.invalid({ code: "photo-too-many-pixels" });
  try {
    const photo = sharp(bytes, options)
      .timeout({ seconds: AT_MOST_FOR })
      .autoOrient()
      .flatten({ background: FLATTENED_ON })
      .toColourspace("srgb");
    return ok(await draw(photo, metadata.autoOrient));
  } catch {
    // A picture that cannot be decoded is a domain error, not a failure of ours.
    return refuse.invalid({ code: "photo-broken" });
  }
}
