import { SECOND } from "../../../../base/clock.ts";
import { LONG_TEXT, readApart, type NotRead } from "../../../../base/read-in-thread.server.ts";
import { ok, type Result } from "../../../../base/result.ts";
import type { FileReading } from "./measurement-file.ts";
import { readMeasurementFile } from "./read-measurement-file.ts";

const READER = { file: "shop/inventory/bench/files/read-measurement-file.ts", name: "readMeasurementFile" };
/** 50 MB take about three seconds. */
const BUDGET = 30 * SECOND;

/** `readMeasurementFile` that reads a long file in a worker thread. Refuses with `reading-too-long`. */
export async function readDroppedFile(bytes: Uint8Array): Promise<Result<FileReading, NotRead>> {
  if (bytes.length <= LONG_TEXT) return ok(readMeasurementFile(bytes));
  return readApart<FileReading>(READER, bytes, { budget: BUDGET });
}
