// Reads a file of a measuring program, recognised by its content.

import { findBenchTest } from "../bench-tests.ts";
import { fileText } from "./file-text.ts";
import { largestOfKind, UnreadableFile, type FileReading, type MeasuredFile } from "./measurement-file.ts";
import { is3dMarkXml, read3dMarkArchive, read3dMarkXml } from "./read-3dmark.ts";
import { isCinebench, readCinebench } from "./read-cinebench.ts";
import { isFurMark, readFurMark } from "./read-furmark.ts";
import { isHeaven, readHeaven } from "./read-heaven.ts";
import { isHwinfo, readHwinfo } from "./read-hwinfo.ts";
import { isMangoHud, readMangoHud } from "./read-mango-hud.ts";
import { isPresentMon, readPresentMon } from "./read-present-mon.ts";
import { isJson, readSmart } from "./read-smart.ts";
import { isZip } from "./zip-entry.ts";

const readers: readonly (readonly [is: (text: string) => boolean, read: (text: string) => MeasuredFile])[] = [
  [isPresentMon, readPresentMon],
  [isHwinfo, readHwinfo],
  [isMangoHud, readMangoHud],
  [isJson, readSmart],
  [isHeaven, readHeaven],
  [is3dMarkXml, read3dMarkXml],
  [isFurMark, readFurMark],
  [isCinebench, readCinebench],
];

/** What the file says, whole, or the first thing that is wrong with it, by line. Never throws. */
export function readMeasurementFile(bytes: Uint8Array): FileReading {
  try {
    const file = read(bytes);
    if (bytes.length > largestOfKind[file.kind]) throw new UnreadableFile("file-too-large");
    requirePossible(file);
    return { ok: true, file };
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, issue: error.issue };
    throw error;
  }
}

function read(bytes: Uint8Array): MeasuredFile {
  if (bytes.length === 0) throw new UnreadableFile("file-empty");
  if (isZip(bytes)) return read3dMarkArchive(bytes);
  const text = fileText(bytes).replace(/^\uFEFF/, "");
  if (text.trim() === "") throw new UnreadableFile("file-empty");
  const reader = readers.find(([is]) => is(text));
  if (!reader) throw new UnreadableFile("file-unknown", 1, text.slice(0, 60));
  return reader[1](text);
}

function requirePossible({ values, frames }: MeasuredFile): void {
  for (const { test, value } of values) {
    const [least, most] = findBenchTest(test)!.possible;
    if (value < least || value > most) throw new UnreadableFile("file-impossible", null, `${test} ${value}`);
  }
  if (frames && (frames.average < 10 || frames.average > 20_000))
    throw new UnreadableFile("file-impossible", null, `${frames.average / 10} fps`);
}
