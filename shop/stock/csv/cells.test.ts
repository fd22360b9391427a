import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeSheet } from "../../../base/csv.ts";
import { csvLine, isRoundedNumber, readCell, SEPARATOR } from "./cells.ts";

test("any text comes back as it was, and none starts a formula", () => {
  const text = fc.oneof(
    fc.string(),
    fc.string().map((end) => `=${end}`),
    fc.string().map((end) => `'-${end}`),
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), (cells) => {
      const [row] = parse(csvLine(cells), { delimiter: SEPARATOR, relax_column_count: true }) as [string[]];
      if (!row) return;
      expect(row.some((cell) => /^[=+\-@\t\r]/.test(cell))).toBe(false);
      expect(row.map(readCell)).toEqual(cells);
    }),
  );
});

test.each(["=1+1", "+40", "-5", "@SUM(A1)", "\t=1"])("%j is refused as a formula", (cell) => {
  expect(readCell(cell)).toBeNull();
});

test("a number that a spreadsheet rounded is recognised", () => {
  expect(["1,23E+14", "1.2E+15", "5E+20"].every(isRoundedNumber)).toBe(true);
  expect(["123", "E5+1", "1E5"].some(isRoundedNumber)).toBe(false);
});

const text = "Placă de bază ș ț;Ünnep";
test.each([
  ["UTF-8", new TextEncoder().encode(text)],
  ["UTF-8", new TextEncoder().encode(`\ufeff${text}`)],
  ["UTF-16", new Uint8Array([0xff, 0xfe, ...Buffer.from(text, "utf16le")])],
  ["UTF-16", new Uint8Array(Buffer.from(text, "utf16le"))],
] as const)("a file in %s is read", (encoding, bytes) => {
  expect(decodeSheet(bytes)).toEqual({ text, encoding });
});

test("Windows-1250 is read, with the comma below that it lacks", () => {
  const bytes = new Uint8Array([0x50, 0x6c, 0x61, 0x63, 0xe3, 0x3b, 0xba, 0xfe]);
  expect(decodeSheet(bytes)).toEqual({ text: "Placă;șț", encoding: "Windows-1250" });
});

test("a spreadsheet's own file is no text", () => {
  expect(decodeSheet(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]))).toBeNull();
});
