import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create, openSync, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import { unpackedFont } from "./unpack-font.server.ts";

const require = createRequire(import.meta.url);
const path = require.resolve("@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-ext-700-normal.woff");

const shapes = (font: unknown) => {
  const { characterSet, unitsPerEm, glyphForCodePoint } = font as Font;
  return {
    unitsPerEm,
    glyphs: characterSet.map((code) => {
      const { advanceWidth, path: outline } = glyphForCodePoint.call(font, code);
      return [code, advanceWidth, outline.toSVG()];
    }),
  };
};

describe("a font of a package, unpacked", () => {
  test("has the glyphs of the packed one, of the same width and shape", () => {
    const unpacked = shapes(create(unpackedFont(path)));
    expect(unpacked.glyphs.length).toBeGreaterThan(50);
    expect(unpacked).toEqual(shapes(openSync(path)));
  });

  test("is not made of a file of another format", () => {
    const folder = mkdtempSync(join(tmpdir(), "pcbis-font-"));
    try {
      const other = join(folder, "font.woff2");
      writeFileSync(other, "wOF2 and more".padEnd(100));
      expect(() => unpackedFont(other)).toThrow("is not a WOFF font");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
