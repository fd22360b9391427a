// Reads a file that was dropped at the bench: of a measuring program, or the log of one that erases drives.

import type { ErasureLog } from "../../erasure/erasure-log.ts";
import { isErasureLog, readErasureLog } from "../../erasure/read-erasure-log.ts";
import type { FileIssue, FileKind, MeasuredFile } from "./measurement-file.ts";
import { readMeasurementFile } from "./read-measurement-file.ts";

export type BenchFileReading =
  | { ok: true; is: "measured"; file: MeasuredFile }
  | { ok: true; is: "erased"; log: ErasureLog }
  | { ok: false; issue: FileIssue; kind: FileKind | null };

/** What the file says, whole, or the first thing that is wrong with it, by line. Never throws. */
export function readBenchFile(bytes: Uint8Array): BenchFileReading {
  if (isErasureLog(bytes)) {
    const read = readErasureLog(bytes);
    return read.ok ? { ok: true, is: "erased", log: read.log } : { ...read, kind: null };
  }
  const read = readMeasurementFile(bytes);
  return read.ok ? { ok: true, is: "measured", file: read.file } : read;
}
