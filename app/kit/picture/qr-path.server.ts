import { encode } from "uqr";

export type QrPath = { path: string; size: number };

/** The dark squares of a QR code as one SVG path: each run of them in a row is one rectangle. `size` is its side in squares, margin included. */
export function qrPath(text: string, { ecc = "L", border = 2 }: { ecc?: "L" | "M"; border?: number } = {}): QrPath {
  const { data, size } = encode(text, { border, ecc });
  let path = "";
  for (const [y, row] of data.entries())
    for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, x)) {
      const end = row.indexOf(false, x);
      const length = (end === -1 ? size : end) - x;
      path += `M${x} ${y}h${length}v1h-${length}z`;
      x += length;
    }
  return { path, size };
}
