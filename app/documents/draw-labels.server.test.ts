import { inflateSync } from "node:zlib";
import jsqr from "jsqr";
import { describe, expect, test } from "vitest";
import type { PassportCode } from "../../shop/passport/passport-code.ts";
import { drawLabels, type LabelFormat, type UnitLabel } from "./draw-labels.server.ts";

const at = new Date("2026-11-23T10:00:00Z");
const label = (index: number): UnitLabel => ({
  unit: `PB-${100_000 + index}A`,
  code: String(index).padStart(20, "7") as PassportCode,
  title: "Gaming Ryzen 5 5600 / GeForce RTX 3060 cu un titlu foarte lung care nu încape pe trei rânduri de etichetă",
  grade: "A",
});
const addressOf = (code: PassportCode) => `https://pcbis.example/p/${code}`;
const draw = (labels: UnitLabel[], format: LabelFormat) =>
  drawLabels(labels, { format, shopName: "PCBis", at, addressOf });
const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b(?!s)/g)?.length;

/** The drawing commands of each page. */
function contentsOf(file: Buffer): string[] {
  const text = file.toString("latin1");
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream]) => {
    try {
      const content = inflateSync(Buffer.from(stream!, "latin1")).toString("latin1");
      return / cm\n/.test(content) ? [content] : [];
    } catch {
      return [];
    }
  });
}

const PIXELS = 3; // a point

/**
 * Paints the squares of the QR codes of a page and reads one after the other, as a scanner sees them. They are paths of unit
 * squares ("m l l l h") under a matrix that moves and scales them.
 */
function scanned(content: string): string[] {
  const blocks = [...content.matchAll(/q\n1 0 0 1 ([\d.]+) ([\d.]+) cm\n([\d.]+) 0 0 ([\d.]+) 0 0 cm\n([\s\S]*?)\nQ/g)];
  return blocks.map(([, , , scale, , path]) => {
    const squares = [...path!.matchAll(/^(\d+) (\d+) m$/gm)].map(([, x, y]) => [Number(x), Number(y)] as const);
    const modules = Math.max(...squares.map(([x]) => x)) + 2;
    const module = Math.max(2, Math.round(Number(scale) * PIXELS));
    const side = modules * module;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [x, y] of squares)
      for (let row = y * module; row < (y + 1) * module; row++)
        for (let column = x * module; column < (x + 1) * module; column++)
          pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
    return jsqr(pixels, side, side)?.data ?? "";
  });
}

describe("labels of units", () => {
  test.each(["a4", "roll"] as const)("lead a scanner to the passport: %s", async (format) => {
    const file = await draw([label(1), label(2)], format);
    expect(contentsOf(file).flatMap(scanned)).toEqual([label(1), label(2)].map(({ code }) => addressOf(code)));
  });

  test("are 21 on a sheet, and one on each piece of a roll", async () => {
    const many = Array.from({ length: 22 }, (_, index) => label(index));
    expect(pagesOf(await draw(many, "a4"))).toBe(2);
    expect(pagesOf(await draw(many, "roll"))).toBe(22);
    expect((await draw([label(1)], "roll")).toString("latin1")).toContain("/MediaBox [0 0 175.748031 107.716535]");
  });

  test("are the same file each time", async () => {
    expect(await draw([label(1)], "a4")).toEqual(await draw([label(1)], "a4"));
  });
});
