// The letters of the shop's own face as outlines, so that a preview reads the same on a machine that has no fonts at all.
// It reads WOFF 1.0 with TrueType outlines, which is what the package of the face ships; kerning is left out.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

/** One letter, in units of the em square, its y axis upwards. */
export type Glyph = { advance: number; outline: string };

export type Font = {
  unitsPerEm: number;
  /** Null for a letter that the face does not have. */
  glyph(letter: string): Glyph | null;
};

const require = createRequire(import.meta.url);
const files = [
  require.resolve("@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-700-normal.woff"),
  require.resolve("@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-ext-700-normal.woff"),
  require.resolve("@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-cyrillic-700-normal.woff"),
];

let loaded: Font | undefined;

/** Sofia Sans Condensed Bold, Latin and Cyrillic; read once. */
export function headingFont(): Font {
  return (loaded ??= joined(files.map((file) => readWoff(readFileSync(file)))));
}

function joined(parts: readonly Font[]): Font {
  const [first] = parts;
  if (!first) throw new Error("a font of no parts");
  const known = new Map<string, Glyph | null>();
  return {
    unitsPerEm: first.unitsPerEm,
    glyph(letter) {
      let glyph = known.get(letter);
      if (glyph === undefined) {
        glyph = parts.reduce<Glyph | null>((found, part) => found ?? part.glyph(letter), null);
        known.set(letter, glyph);
      }
      return glyph;
    },
  };
}

const MOST_NESTED = 4; // a letter made of letters made of letters

/** Throws where the file is not what it should be: it comes from a package of a fixed version. */
function readWoff(file: Buffer): Font {
  const tables = tablesOf(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font has no table ${tag}`);
    return found;
  };
  const head = table("head");
  const [loca, glyf, hmtx] = [table("loca"), table("glyf"), table("hmtx")];
  const advances = table("hhea").readUInt16BE(34);
  const isLong = head.readInt16BE(50) === 1;
  const glyphAt = mapOf(table("cmap"));

  const offset = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const contoursOf = (index: number, depth = 0): Contour[] => {
    const data = glyf.subarray(offset(index), offset(index + 1));
    if (data.length === 0 || depth > MOST_NESTED) return [];
    const contours = data.readInt16BE(0);
    return contours < 0 ? composite(data, (part) => contoursOf(part, depth + 1)) : simple(data, contours);
  };
  return {
    unitsPerEm: head.readUInt16BE(18),
    glyph(letter) {
      const index = glyphAt(letter.codePointAt(0) ?? 0);
      if (index === 0) return null;
      return { advance: hmtx.readUInt16BE(Math.min(index, advances - 1) * 4), outline: contoursOf(index).map(pathOf).join("") };
    },
  };
}

function tablesOf(file: Buffer): Map<string, Buffer> {
  if (file.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF 1.0 font");
  const tables = new Map<string, Buffer>();
  for (let entry = 0; entry < file.readUInt16BE(12); entry++) {
    const at = 44 + entry * 20;
    const [start, packed, length] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    const data = file.subarray(start, start + packed);
    tables.set(file.toString("latin1", at, at + 4), packed < length ? inflateSync(data) : data);
  }
  return tables;
}

/** From a character to its glyph's number, 0 where there is none: the table's Unicode map of format 4. */
function mapOf(cmap: Buffer): (character: number) => number {
  const places = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const start = places.find((place) => cmap.readUInt16BE(place) === 4);
  if (start === undefined) throw new Error("the font has no character map of format 4");
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const column = (number: number) => start + 14 + number * segments * 2 + (number > 0 ? 2 : 0);
  return (character) => {
    for (let segment = 0; segment < segments; segment++) {
      const at = segment * 2;
      if (character > cmap.readUInt16BE(column(0) + at)) continue;
      const first = cmap.readUInt16BE(column(1) + at);
      if (character < first) return 0;
      const delta = cmap.readUInt16BE(column(2) + at);
      const rangeAt = column(3) + at;
      const range = cmap.readUInt16BE(rangeAt);
      if (range === 0) return (character + delta) & 0xffff;
      const glyph = cmap.readUInt16BE(rangeAt + range + (character - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

type Dot = { x: number; y: number; onCurve: boolean };
type Contour = Dot[];

const ON_CURVE = 1;
const SHORT = { x: 2, y: 4 };
const SAME = { x: 16, y: 32 };
const REPEAT = 8;

function simple(data: Buffer, contours: number): Contour[] {
  const ends = Array.from({ length: contours }, (_, index) => data.readUInt16BE(10 + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + contours * 2;
  at += 2 + data.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.readUInt8(at++);
    const times = flag & REPEAT ? data.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const along = (axis: "x" | "y") => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & SHORT[axis]) value += (flag & SAME[axis] ? 1 : -1) * data.readUInt8(at++);
      else if (!(flag & SAME[axis])) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = along("x");
  const ys = along("y");
  const dots = flags.map((flag, index): Dot => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, onCurve: (flag & ON_CURVE) !== 0 }));
  return ends.map((end, index) => dots.slice(index === 0 ? 0 : (ends[index - 1] ?? -1) + 1, end + 1));
}

const WORDS = 1;
const IS_OFFSET = 2;
const SCALE = 8;
const MORE = 32;
const TWO_SCALES = 64;
const MATRIX = 128;

/** A letter put together from others: "ă" is "a" and a breve. */
function composite(data: Buffer, contoursOf: (index: number) => Contour[]): Contour[] {
  const contours: Contour[] = [];
  let at = 10;
  for (let more = true; more; ) {
    const flags = data.readUInt16BE(at);
    const part = data.readUInt16BE(at + 2);
    at += 4;
    const isOffset = (flags & IS_OFFSET) !== 0;
    const [dx, dy] = flags & WORDS ? [data.readInt16BE(at), data.readInt16BE(at + 2)] : [data.readInt8(at), data.readInt8(at + 1)];
    at += flags & WORDS ? 4 : 2;
    const next = () => data.readInt16BE((at += 2) - 2) / 16384;
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & SCALE) a = d = next();
    else if (flags & TWO_SCALES) [a, d] = [next(), next()];
    else if (flags & MATRIX) [a, b, c, d] = [next(), next(), next(), next()];
    for (const contour of contoursOf(part)) {
      contours.push(contour.map(({ x, y, onCurve }) => ({ x: a * x + c * y + (isOffset ? dx : 0), y: b * x + d * y + (isOffset ? dy : 0), onCurve })));
    }
    more = (flags & MORE) !== 0;
  }
  return contours;
}

/** Between two points off the curve lies one on it, half-way, that the file leaves out. */
function pathOf(contour: Contour): string {
  const [first] = contour;
  const last = contour.at(-1);
  if (!first || !last) return "";
  const start = first.onCurve ? first : last.onCurve ? last : middle(first, last);
  let path = `M${start.x} ${start.y}`;
  let control: Dot | null = null;
  for (const dot of [...contour.slice(first.onCurve ? 1 : 0), start]) {
    if (control && dot.onCurve) path += `Q${control.x} ${control.y} ${dot.x} ${dot.y}`;
    else if (control) {
      const between = middle(control, dot);
      path += `Q${control.x} ${control.y} ${between.x} ${between.y}`;
    } else if (dot.onCurve) path += `L${dot.x} ${dot.y}`;
    control = dot.onCurve ? null : dot;
  }
  return `${path}Z`;
}

function middle(a: Dot, b: Dot): Dot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true };
}
