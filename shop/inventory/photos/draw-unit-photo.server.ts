import { createHash } from "node:crypto";
import sharp from "sharp";
import { readPhoto } from "../../../base/read-photo.server.ts";
import { LARGEST_UNIT_PHOTO, unitPhotoWidths, type PhotoCrop, type UnitPhotoFile } from "./unit-photo.ts";

/** The pictures of a photo as they are served. */
export type UnitPhotoFiles = {
  /** A hash of the picture's pixels: the same picture has the same hash, whatever its file's metadata. */
  digest: string;
  /** The colour of its centre, as six hex digits. */
  middle: string;
  files: (Pick<UnitPhotoFile, "width" | "format"> & { bytes: Buffer })[];
};

export type DrawnUnitPhoto = UnitPhotoFiles & {
  /** The whole photo, from which a detail can be cut later. */
  original: { width: number; height: number; bytes: Buffer };
};

type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

const [WIDTH, HEIGHT] = [1200, 900]; // pixels: the shop's pictures are 4:3
/** The longest side of the stored original: half of it, cut out, still fills the largest picture. */
const LONGEST_SIDE = 2560;
/** With a ratio between 6:5 and 3:2, cropping removes at most a tenth of the photo. */
const NEARLY = { from: 1.2, to: 1.5 };
const GROUND = "#e8eaec";

/** Re-encodes a photo of a unit in every size and format that is served. Refuses as `readPhoto` does. */
export function drawUnitPhoto(bytes: Uint8Array) {
  return readPhoto(
    bytes,
    async (photo): Promise<DrawnUnitPhoto> => {
      const { data, info } = await photo
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = { data, width: info.width, height: info.height, channels: info.channels };
      const original = await opened(pixels).jpeg({ quality: 88 }).toBuffer();
      return {
        ...(await drawFiles(pixels)),
        original: { width: info.width, height: info.height, bytes: original },
      };
    },
    { largest: LARGEST_UNIT_PHOTO },
  );
}

/** Cuts a detail out of a stored original, in every size and format that is served. */
export async function cropUnitPhoto(bytes: Uint8Array, crop: PhotoCrop): Promise<UnitPhotoFiles> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const left = Math.min(Math.round(crop.left * width), width - 1);
  const top = Math.min(Math.round(crop.top * height), height - 1);
  const detail = await opened({ data, width, height, channels })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
      height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return drawFiles({
    data: detail.data,
    width: detail.info.width,
    height: detail.info.height,
    channels: detail.info.channels,
  });
}

function opened({ data, width, height, channels }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}

async function drawFiles(photo: Pixels): Promise<UnitPhotoFiles> {
  const ratio = photo.width / photo.height;
  const fit = ratio >= NEARLY.from && ratio <= NEARLY.to ? "cover" : "contain";
  const { data, info } = await opened(photo)
    .resize({ width: WIDTH, height: HEIGHT, fit, background: GROUND })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = () => opened({ data, width: info.width, height: info.height, channels: info.channels });
  const middle = await drawn()
    .extract({ left: WIDTH / 4, top: HEIGHT / 4, width: WIDTH / 2, height: HEIGHT / 2 })
    .resize(1, 1)
    .raw()
    .toBuffer();
  const files: UnitPhotoFiles["files"] = [];
  for (const width of unitPhotoWidths) {
    files.push({
      width,
      format: "avif",
      bytes: await drawn().resize({ width }).avif({ quality: 55, effort: 3 }).toBuffer(),
    });
    files.push({ width, format: "webp", bytes: await drawn().resize({ width }).webp({ quality: 78 }).toBuffer() });
  }
  return {
    digest: createHash("sha256").update(data).digest("hex"),
    middle: middle.subarray(0, 3).toString("hex"),
    files,
  };
}
