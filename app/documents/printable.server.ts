// Text as the documents' font can print it.
// Invariant: no letter is lost and none becomes a question mark if it can be written with letters that the font has.

import { createRequire } from "node:module";
import anyAscii from "any-ascii";
import { create, type Font } from "fontkit";
import { normalForm } from "../../base/clean-text.ts";
import { unpackedFont } from "./unpack-font.server.ts";

const require = createRequire(import.meta.url);
// The package has one file for each Unicode subset. WOFF, because the subsetter fails on composed glyphs of WOFF2.
export const scripts = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek"] as const;
export type Script = (typeof scripts)[number];

export function fontFile(script: Script, weight: number): string {
  return require.resolve(`@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-${script}-${weight}-normal.woff`);
}

/** Accents alone (the font would not set them above their letter), and what nobody can see. */
const NO_GLYPH = /[\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;

/** The first file that has the character, by the characters that are in the files, not by those that their style page names. */
const fileOf = new Map<string, Script>();
for (const script of scripts) {
  for (const code of (create(unpackedFont(fontFile(script, 400))) as Font).characterSet) {
    const character = String.fromCodePoint(code);
    if (!NO_GLYPH.test(character) && !fileOf.has(character)) fileOf.set(character, script);
  }
}

/** The font file that has the character; null if none has it. */
export function scriptOf(character: string): Script | null {
  return fileOf.get(character) ?? null;
}

/** Signs that are read wrongly in the letters of the table of transliterations. */
const SIGNS: Readonly<Record<string, string>> = {
  "‰": "0/00",
  "‱": "0/000",
  "\t": " ",
  "\n": "\n",
  "\u202f": "\u00a0",
  "\u2007": "\u00a0",
};

const PLAIN = /^[\x20-\x7e\n]*$/;

/**
 * The text in characters that the font has: letters in two pieces are composed, ligatures and full-width forms become plain ones,
 * an unknown accent is left out, other scripts are transliterated (any-ascii). What nobody can see is dropped; a sign that cannot
 * be written is "?".
 */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  let answer = "";
  for (const character of normalForm(text, "NFC")) answer += fileOf.has(character) ? character : replaced(character);
  return answer;
}

const isKnown = (text: string) => text !== "" && [...text].every((each) => fileOf.has(each));

function replaced(character: string): string {
  const sign = SIGNS[character];
  if (sign !== undefined) return sign;
  if (NO_GLYPH.test(character)) return "";
  if (/\p{Zs}/u.test(character)) return " ";
  const compatible = normalForm(character, "NFKC");
  if (isKnown(compatible)) return compatible;
  const base = normalForm(character, "NFKD").replace(/\p{M}+/gu, "");
  if (isKnown(base)) return base;
  const letters = anyAscii(character);
  return letters.trim() === "" ? "?" : letters;
}
