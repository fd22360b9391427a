// Photos for tests, and files that only look like photos.

import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Look = { width?: number; height?: number; noise?: boolean };

function canvas({ width = 640, height = 480, noise = false }: Look) {
  return sharp({
    limitInputPixels: false,
    create: {
      width,
      height,
      channels: 3,
      background: "#3a6ea5",
      ...(noise && { noise: { type: "gaussian" as const, mean: 128, sigma: 60 } }),
    },
  });
}

/** A JPEG as a phone makes it, with a GPS position. `orientation` as in EXIF: 6 is portrait. */
export async function aPhoto({ orientation = 1, ...look }: Look & { orientation?: number } = {}): Promise<Buffer> {
  return canvas(look)
    .withExif({ IFD0: { Make: "SECRET-MAKER" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "46/1 46/1 0/1" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

export async function aPng(look: Look = {}): Promise<Buffer> {
  return canvas(look).png().toBuffer();
}

/** A photo of exactly this many bytes, padded after the image data. */
export async function aPhotoOf(bytes: number): Promise<Buffer> {
  const photo = await aPhoto();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one colour: a few kilobytes that decode to this many pixels. */
export function aPngBomb({ width, height }: { width: number; height: number }): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8); // one bit per pixel, greyscale
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
