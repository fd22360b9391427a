// One file of a ZIP archive, unpacked only when its size is known to be small and checked against its checksum. fflate alone would
// tell neither its date nor its checksum (decision 248).

import { inflateSync } from "fflate";
import { isoDate } from "./file-lines.ts";
import { UnreadableFile } from "./measurement-file.ts";

const MOST_ENTRIES = 500;
const LARGEST_ENTRY = 4_000_000; // bytes
/** A smaller archive than this cannot unpack to so much that it takes long. */
const LARGEST_PACKED = 500_000; // bytes

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

type Entry = {
  name: string;
  method: number;
  packed: number;
  size: number;
  checksum: number;
  at: number;
  day: string | null;
};

/** The names and places of all files, from the directory at the end of the archive. */
export function zipEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new UnreadableFile("file-damaged", null, `${count} files`);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let place = 0; place < count; place += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) throw new UnreadableFile("file-damaged");
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const day = view.getUint16(at + 14, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
      day: isoDate(1980 + (day >> 9), (day >> 5) & 15, day & 31),
    });
    at += 46 + nameLength + extraLength + noteLength;
  }
  return entries;
}

/** The record at the end; a note of up to 65,535 bytes may follow it. */
function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 22 - 65_535; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw new UnreadableFile("file-cut-off");
}

/** Unpacks a file of the archive. Refuses one that is too large, or whose checksum differs. */
export function unpackEntry(bytes: Uint8Array, { name, method, packed, size, checksum, at }: Entry): Uint8Array {
  if (size > LARGEST_ENTRY || packed > LARGEST_PACKED) throw new UnreadableFile("file-too-large", null, name);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== 0x04034b50)
    throw new UnreadableFile("file-damaged", null, name);
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed || (method !== 0 && method !== 8)) throw new UnreadableFile("file-damaged", null, name);
  const unpacked = method === 0 ? data : inflated(data, { size, name });
  if (unpacked.length !== size || crc32(unpacked) !== checksum) throw new UnreadableFile("file-damaged", null, name);
  return unpacked;
}

function inflated(data: Uint8Array, { size, name }: { size: number; name: string }): Uint8Array {
  try {
    return inflateSync(data, { out: new Uint8Array(size) });
  } catch {
    throw new UnreadableFile("file-damaged", null, name);
  }
}

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** The checksum of ZIP (CRC-32, ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 255]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
