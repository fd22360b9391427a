import { createHash } from "node:crypto";
import sharp from "sharp";
import { readPhoto } from "../../../base/read-photo.server.ts";
import { unitPhotoWidths, type UnitPhotoFile } from "./unit-photo.ts";

export type DrawnUnitPhoto = {
  /** A hash of the picture's pixels: the same picture has the same hash, whatever its file's metadata. */
  digest: string;
  /** The colour of its centre, as six hex digits. */
  middle: string;
  files: (Pick<UnitPhotoFile, "width" | "format"> & { bytes: Buffer })[];
};

const [WIDTH, HEIGHT] = [1200, 900]; // pixels: the shop's pictures are 4:3
/** With a ratio between 6:5 and 3:2, cropping removes at most a tenth of the photo. */
const NEARLY = { from: 1.2, to: 1.5 };
const GROUND = "#e8eaec";

/** Re-encodes a photo of a unit in every size and format that is served. Refuses as `readPhoto` does. */
export function drawUnitPhoto(bytes: Uint8Array) {
  return readPhoto(bytes, async (photo, { width, height }): Promise<DrawnUnitPhoto> => {
    const ratio = width / height;
    const fit = ratio >= NEARLY.from && ratio <= NEARLY.to ? "cover" : "contain";
    const { data, info } = await photo
      .resize({ width: WIDTH, height: HEIGHT, fit, background: GROUND })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const middle = await drawn()
      .extract({ left: WIDTH / 4, top: HEIGHT / 4, width: WIDTH / 2, height: HEIGHT / 2 })
      .resize(1, 1)
      .raw()
      .toBuffer();
    const files: DrawnUnitPhoto["files"] = [];
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
  });
}
