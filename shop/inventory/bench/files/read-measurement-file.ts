// Reads a file of a measuring program, recognised by its content.

import { findBenchTest } from "../bench-tests.ts";
import { fileText } from "./file-text.ts";
import { isJson } from "./file-json.ts";
import {
  largestOfKind,
  UnreadableFile,
  type FileKind,
  type FileReading,
  type MeasuredFile,
} from "./measurement-file.ts";
import { isAfterburner, readAfterburner } from "./read-afterburner.ts";
import { isCapFrameX, readCapFrameX } from "./read-cap-frame-x.ts";
import { is3dMarkXml, read3dMarkArchive, read3dMarkXml } from "./read-3dmark.ts";
import { isCinebench, readCinebench } from "./read-cinebench.ts";
import { isFurMark, readFurMark } from "./read-furmark.ts";
import { isHeaven, readHeaven } from "./read-heaven.ts";
import { isHwinfo, readHwinfo } from "./read-hwinfo.ts";
import { isMangoHud, readMangoHud } from "./read-mango-hud.ts";
import { isPresentMon, readPresentMon } from "./read-present-mon.ts";
import { readSmart } from "./read-smart.ts";
import { isSmartText, readSmartText } from "./read-smart-text.ts";
import { isZip } from "./zip-entry.ts";

type Reader = { kind: FileKind; is: (text: string) => boolean; read: (text: string) => MeasuredFile };

const readers: readonly Reader[] = [
  { kind: "presentmon", is: isPresentMon, read: readPresentMon },
  { kind: "hwinfo", is: isHwinfo, read: readHwinfo },
  { kind: "mangohud", is: isMangoHud, read: readMangoHud },
  { kind: "afterburner", is: isAfterburner, read: readAfterburner },
  { kind: "capframex", is: isCapFrameX, read: readCapFrameX },
  { kind: "smartctl", is: isJson, read: readSmart },
  { kind: "smartctl", is: isSmartText, read: readSmartText },
  { kind: "heaven", is: isHeaven, read: readHeaven },
  { kind: "3dmark", is: is3dMarkXml, read: read3dMarkXml },
  { kind: "furmark", is: isFurMark, read: readFurMark },
  { kind: "cinebench", is: isCinebench, read: readCinebench },
];

/** What the file says, whole, or the first thing that is wrong with it, by line. Never throws. */
export function readMeasurementFile(bytes: Uint8Array): FileReading {
  let kind: FileKind | null = null;
  try {
    const { reader, content } = recognised(bytes);
    kind = reader.kind;
    const file = reader.read(content);
    kind = file.kind;
    if (bytes.length > largestOfKind[file.kind]) throw new UnreadableFile("file-too-large");
    requirePossible(file);
    return { ok: true, file };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { ok: false, issue: error.issue, kind: error.issue.code === "file-unknown" ? null : kind };
  }
}

function recognised(bytes: Uint8Array): { reader: Pick<Reader, "kind" | "read">; content: string } {
  if (bytes.length === 0) throw new UnreadableFile("file-empty");
  if (isZip(bytes)) return { reader: { kind: "3dmark", read: () => read3dMarkArchive(bytes) }, content: "" };
  const text = fileText(bytes).replace(/^\uFEFF/, "");
  if (text.trim() === "") throw new UnreadableFile("file-empty");
  const reader = readers.find(({ is }) => is(text));
  if (!reader) throw new UnreadableFile("file-unknown", 1, text.slice(0, 60));
  return { reader, content: text };
}

function requirePossible({ values, frames }: MeasuredFile): void {
  for (const { test, value } of values) {
    const [least, most] = findBenchTest(test)!.possible;
    if (value < least || value > most) throw new UnreadableFile("file-impossible", null, `${test} ${value}`);
  }
  if (frames && (frames.average < 10 || frames.average > 20_000))
    throw new UnreadableFile("file-impossible", null, `${frames.average / 10} fps`);
}
