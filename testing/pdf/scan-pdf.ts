// Reads the QR codes of a PDF as a scanner sees them: the filled rectangles of each page are painted in their order, and the place
// of each code is given to a QR reader. Text is not painted. For the PDFs that the shop draws itself.

import { inflateSync } from "node:zlib";
import jsqr from "jsqr";

type Matrix = readonly [number, number, number, number, number, number];
type Box = { left: number; top: number; right: number; bottom: number };
type Fill = { boxes: Box[]; isDark: boolean };

const PIXELS = 4; // a point: about 300 dots an inch
const LEAST_SQUARES = 100; // a path with so many is a QR code

/** What the QR codes of the file say, in the order in which they were drawn; "" for one that cannot be read. */
export function scanPdf(file: Buffer): string[] {
  return contentsOf(file).flatMap((content) => scanPage(fillsIn(content)));
}

/** The drawing commands of each page. A line break of its own stands before `endstream`; any other belongs to the data. */
function contentsOf(file: Buffer): string[] {
  const text = file.toString("latin1");
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream]) => {
    try {
      const content = inflateSync(Buffer.from(stream!, "latin1")).toString("latin1");
      return / cm\n/.test(content) ? [content] : [];
    } catch {
      return [];
    }
  });
}

/** The axis-parallel polygons that a page fills, in points. */
function fillsIn(content: string): Fill[] {
  const fills: Fill[] = [];
  const stack: { matrix: Matrix; isDark: boolean }[] = [];
  let state: { matrix: Matrix; isDark: boolean } = { matrix: [1, 0, 0, 1, 0, 0], isDark: true };
  let shapes: [number, number][][] = [];
  let isCurved = false;
  for (const line of content.split("\n")) {
    const words = line.trim().split(/\s+/);
    const operator = words.at(-1)!;
    const numbers = words.slice(0, -1).map(Number);
    const [x = 0, y = 0, width = 0, height = 0] = numbers;
    if (operator === "q") stack.push(state);
    else if (operator === "Q") state = stack.pop() ?? state;
    else if (operator === "cm") state = { ...state, matrix: times(numbers as unknown as Matrix, state.matrix) };
    else if (operator === "scn") state = { ...state, isDark: (x + y + width) / 3 < 0.5 };
    else if (operator === "m") shapes.push([at(state.matrix, x, y)]);
    else if (operator === "l") shapes.at(-1)?.push(at(state.matrix, x, y));
    else if (operator === "re") shapes.push([at(state.matrix, x, y), at(state.matrix, x + width, y + height)]);
    else if (operator === "c") isCurved = true;
    else if (operator === "f" || operator === "S" || operator === "n") {
      if (operator === "f" && !isCurved) fills.push({ boxes: shapes.map(boxOf), isDark: state.isDark });
      [shapes, isCurved] = [[], false];
    }
  }
  return fills;
}

function scanPage(fills: readonly Fill[]): string[] {
  return fills
    .filter(({ boxes, isDark }) => isDark && boxes.length >= LEAST_SQUARES)
    .map(({ boxes }) => {
      const quiet = 4 * (boxes[0]!.right - boxes[0]!.left);
      const whole = boxOf(
        boxes.flatMap(({ left, top, right, bottom }) => [[left, top] as const, [right, bottom] as const]),
      );
      return scan(fills, {
        left: whole.left - quiet,
        top: whole.top - quiet,
        right: whole.right + quiet,
        bottom: whole.bottom + quiet,
      });
    });
}

/** Paints this part of the page and reads it. */
function scan(fills: readonly Fill[], place: Box): string {
  const width = Math.ceil((place.right - place.left) * PIXELS);
  const height = Math.ceil((place.bottom - place.top) * PIXELS);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * PIXELS)));
  for (const { boxes, isDark } of fills)
    for (const box of boxes) {
      const [left, right] = [within(box.left - place.left, width), within(box.right - place.left, width)];
      for (let row = within(box.top - place.top, height); row < within(box.bottom - place.top, height); row++)
        for (let column = left; column < right; column++)
          pixels.fill(isDark ? 0 : 255, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  return jsqr(pixels, width, height)?.data ?? "";
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** A point on the page, counted from its upper edge: the first matrix of each page turns it. */
function at([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, -(b * x + d * y + f)];
}

function boxOf(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
