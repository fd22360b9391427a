// Glyphs of the shop's own font as paths, so that a preview looks the same on a machine without fonts. Glyphs are read
// one by one; kerning is left out.

import { createRequire } from "node:module";
import { openSync, type Font } from "fontkit";
import type { Face, Glyph } from "./text-paths.ts";

const require = createRequire(import.meta.url);
const files = [
  require.resolve("@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-700-normal.woff"),
  require.resolve("@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-ext-700-normal.woff"),
  require.resolve("@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-cyrillic-700-normal.woff"),
];

let loaded: Face | undefined;

/**
 * Sofia Sans Condensed Bold, Latin and Cyrillic; read once. Throws where a file is not a font: the package's version is
 * fixed.
 */
export function headingFont(): Face {
  return (loaded ??= joined(files.map(read)));
}

function read(file: string): Font {
  const font = openSync(file);
  if (!("glyphForCodePoint" in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

/** The package splits the font by script: the first file that has the glyph is used. */
function joined(parts: readonly Font[]): Face {
  const [first] = parts;
  if (!first) throw new Error("a font of no parts");
  const known = new Map<string, Glyph | null>();
  return {
    unitsPerEm: first.unitsPerEm,
    glyph(emailMessage) {
      let glyph = known.get(emailMessage);
      if (glyph === undefined) {
        glyph = glyphIn(parts, emailMessage.codePointAt(0) ?? 0);
        known.set(emailMessage, glyph);
      }
      return glyph;
    },
  };
}

function glyphIn(parts: readonly Font[], character: number): Glyph | null {
  const font = parts.find((part) => part.hasGlyphForCodePoint(character));
  if (!font) return null;
  const { advanceWidth, path } = font.glyphForCodePoint(character);
  return { advance: advanceWidth, outline: path.toSVG() };
}
