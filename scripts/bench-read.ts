// `npm run -s bench:read -- FILE`: what the bench understands of a file of a measuring program, as one JSON object. It opens no
// database and writes nothing.

import { readFile } from "node:fs/promises";
import { LARGEST_MEASUREMENT_FILE } from "../shop/inventory/bench/files/measurement-file.ts";
import { readBenchFile, type BenchFileReading } from "../shop/inventory/bench/files/read-bench-file.ts";
import { summaryOf } from "../shop/inventory/bench/files/reading-summary.ts";

function readingOf(bytes: Uint8Array): BenchFileReading {
  if (bytes.length <= LARGEST_MEASUREMENT_FILE) return readBenchFile(bytes);
  return { ok: false, issue: { code: "file-too-large", line: null, found: "" }, kind: null };
}

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Say which file to read: npm run -s bench:read -- FILE");
  process.exitCode = 2;
} else {
  try {
    console.info(JSON.stringify(summaryOf(readingOf(await readFile(file)))));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
