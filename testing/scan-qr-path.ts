// Reads the QR code that a page draws, as a phone's camera would.

import jsqr from "jsqr";

const SQUARE = 4; // pixels

/** The text of a QR code that is drawn as one SVG path of rectangles one square high; undefined if no scanner reads it. */
export function scanQrPath({ path, size }: { path: string; size: number }): string | undefined {
  const side = size * SQUARE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SQUARE; row < (Number(y) + 1) * SQUARE; row++)
      for (let column = Number(x) * SQUARE; column < (Number(x) + Number(length)) * SQUARE; column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return jsqr(pixels, side, side)?.data;
}
