// The text of a PDF that the shop drew, in the order in which it was drawn: for tests.

import { inflateSync } from "node:zlib";

/** The runs of text of a file, one line each. */
export function textOfPdf(file: Buffer): string {
  const objects = objectsIn(file);
  const letters = lettersOfFonts(objects);
  return [...objects.values()]
    .flatMap((object) => (/ Tf\n/.test(object) ? [drawnText(object, letters)] : []))
    .join("\n");
}

/** Each object by its number, with its stream unpacked. */
function objectsIn(file: Buffer): Map<string, string> {
  const objects = new Map<string, string>();
  for (const [, number, body] of file.toString("latin1").matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = "", packed] = body!.split(/stream\r?\n/);
    const stream = packed?.replace(/\r?\nend$/, "");
    objects.set(number!, stream === undefined ? head : `${head}${unpacked(stream)}`);
  }
  return objects;
}

function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}

/** The letter of each glyph, by the name of the font on its page. */
function lettersOfFonts(objects: ReadonlyMap<string, string>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>();
  for (const object of objects.values()) {
    for (const [, name, number] of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number!) ?? "")?.[1];
      if (map !== undefined) fonts.set(name!, lettersOf(objects.get(map) ?? ""));
    }
  }
  return fonts;
}

function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const codes = [...list!.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code]) => code!.replaceAll(" ", ""));
    for (const [place, code] of codes.entries())
      letters.set(Number.parseInt(first!, 16) + place, Buffer.from(code, "hex").swap16().toString("utf16le"));
  }
  return letters;
}

function drawnText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  const lines: string[] = [];
  let font: ReadonlyMap<number, string> = new Map();
  for (const [, name, runs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    const glyphs = [...(runs ?? "").matchAll(/<([0-9a-f]+)>/gi)].map(([, hex]) => hex!).join("");
    if (runs !== undefined)
      lines.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? "").join(""));
  }
  return lines.join("\n");
}
