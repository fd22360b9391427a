import { SECOND } from "../../../../base/clock.ts";
import { LONG_TEXT, readApart, type NotRead } from "../../../../base/read-apart.server.ts";
import { ok, type Result } from "../../../../base/result.ts";
import { readBenchFile, type BenchFileReading } from "./read-bench-file.ts";

const READER = { file: "shop/inventory/bench/files/read-bench-file.ts", name: "readBenchFile", of: "staff" } as const;
/** 50 MB take about three seconds. */
const BUDGET = 30 * SECOND;

/** `readBenchFile` that reads a long file in a process of its own. Refuses with `reading-too-long`. */
export async function readDroppedFile(bytes: Uint8Array): Promise<Result<BenchFileReading, NotRead>> {
  if (bytes.length <= LONG_TEXT) return ok(readBenchFile(bytes));
  return readApart<BenchFileReading>(READER, bytes, { budget: BUDGET });
}
