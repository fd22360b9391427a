// Reads long bank files in another process, so that a hostile or huge one does not stop other requests.

import { readApart, type NotRead } from "../../base/read-apart.server.ts";
import type { Result } from "../../base/result.ts";
import { MAX_STATEMENT, readStatement, tableSample } from "./read-statement.server.ts";
import type { StatementError } from "./statement.ts";
import type { ReadStatement } from "./statement-row.ts";

/** Larger files are read in a process of its own. */
const MAX_HERE = 2000; // bytes
const FILE = "shop/bank/read-long-statement.server.ts";

type Options = Parameters<typeof readStatement>[1];

/** `readStatement`, in another process if the file is long. Refuses as it does, or with `reading-too-long`. */
export async function readLongStatement(
  bytes: Uint8Array,
  options: Options,
): Promise<Result<ReadStatement, StatementError | NotRead>> {
  // What is too large is refused without being read.
  if (bytes.length <= MAX_HERE || bytes.length > MAX_STATEMENT) return readStatement(bytes, options);
  const read = await readApart<ReturnType<typeof readStatement>>(
    { file: FILE, name: "readPackedStatement", of: "staff" },
    packed(bytes, options),
  );
  return read.ok ? read.value : read;
}

/** `tableSample`, in another process if the file is long; no rows if that takes too long. */
export async function longTableSample(bytes: Uint8Array): Promise<string[][]> {
  if (bytes.length <= MAX_HERE || bytes.length > MAX_STATEMENT) return tableSample(bytes);
  const read = await readApart<string[][]>(
    { file: "shop/bank/read-statement.server.ts", name: "tableSample", of: "staff" },
    bytes,
  );
  return read.ok ? read.value : [];
}

/** A process is given one text or file: the options as JSON, a zero, and the file. */
function packed(bytes: Uint8Array, options: Options): Uint8Array {
  return Buffer.concat([Buffer.from(`${JSON.stringify(options)}\0`), bytes]);
}

/** Runs in that process. */
export function readPackedStatement(content: Uint8Array): ReturnType<typeof readStatement> {
  const end = content.indexOf(0);
  const options = JSON.parse(new TextDecoder().decode(content.subarray(0, end))) as Options;
  return readStatement(content.slice(end + 1), options);
}
