// A few files as one ZIP, in memory: enough of the format for a month of e-invoices, and no more.

import { crc32, deflateRawSync } from "node:zlib";

type Entry = { name: string; data: Buffer };

const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
const MOST = 65_535; // entries; beyond it the format needs its 64-bit form

/** `at` is every file's time; dates before 1980 do not exist in the format. */
export function zip(entries: readonly Entry[], { at }: { at: Date }): Buffer {
  if (entries.length > MOST) throw new Error(`too many files for one ZIP: ${entries.length}`);
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const packed = deflateRawSync(data);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt16LE(time, 6);
    facts.writeUInt16LE(date, 8);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), facts, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(VERSION);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), made, facts, place, title]));
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, list, Buffer.from("PK\x05\x06", "latin1"), end]);
}
