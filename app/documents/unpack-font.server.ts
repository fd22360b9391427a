// Fonts as PDFs use them. The packages deliver WOFF, whose tables are deflated: fontkit inflates a table again, in JavaScript, for each
// glyph that it reads, which was nine tenths of the time of a PDF (decision 248).

import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const WOFF = 0x77_4f_46_46;
const WOFF_HEADER = 44; // bytes
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

const unpacked = new Map<string, Buffer>();

/** The WOFF file of this path as an unpacked OpenType font; read once. Throws if the file is of another format. */
export function unpackedFont(path: string): Buffer {
  let font = unpacked.get(path);
  if (!font) unpacked.set(path, (font = unpack(readFileSync(path), path)));
  return font;
}

/** https://www.w3.org/TR/WOFF/ */
function unpack(woff: Buffer, path: string): Buffer {
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== WOFF) throw new Error(`${path} is not a WOFF font`);
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, each) => tableAt(woff, WOFF_HEADER + each * WOFF_ENTRY));
  let at = HEADER + count * ENTRY;
  const places = tables.map(({ data }) => {
    const place = at;
    at += Math.ceil(data.length / 4) * 4;
    return place;
  });
  const font = Buffer.alloc(at);
  const most = 2 ** Math.floor(Math.log2(count));
  font.writeUInt32BE(woff.readUInt32BE(4), 0);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(most * 16, 6);
  font.writeUInt16BE(Math.log2(most), 8);
  font.writeUInt16BE((count - most) * 16, 10);
  for (const [each, { tag, checksum, data }] of tables.entries()) {
    const entry = HEADER + each * ENTRY;
    const place = places[each]!;
    font.writeUInt32BE(tag, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(place, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, place);
  }
  return font;
}

/** A table that would not become smaller is stored as it is. */
function tableAt(woff: Buffer, entry: number): { tag: number; checksum: number; data: Buffer } {
  const start = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const packed = woff.subarray(start, start + packedLength);
  const data = packedLength < length ? inflateSync(packed) : packed;
  if (data.length !== length) throw new Error("a table of this font has another length than its file says");
  return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), data };
}
