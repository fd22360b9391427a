// The code printed by the detect scripts: "PCB1.", the detected lines, compressed, and a checksum of the compressed
// bytes.
// Invariant: a code is accepted completely or not at all; a damaged one fills nothing in.

import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { ok, refuse } from "../../base/result.ts";
import { hardwareKinds } from "./matching/match.ts";
import { withCounts, type ReportedItem } from "./report/report.ts";

const VERSION = "1";
const LONGEST_CODE = 20_000; // characters; a computer with twelve drives has about 900
const MOST_BYTES = 64_000; // decompressed
const MOST_LINES = 100;
const LONGEST_NAME = 300;

export type DetectedComputer = {
  items: ReportedItem[];
  /** Of all modules together; null if the script could not detect it. */
  memoryGb: number | null;
};

/**
 * Decodes a code that was pasted or came in a link; whitespace from pasting is ignored. Refuses with `code-empty`,
 * `code-unknown` (not our format), `code-other-version` (from another version of the script) or `code-damaged`.
 */
export function readDetectCode(pasted: string) {
  if (pasted.length > LONGEST_CODE) return refuse.invalid({ code: "code-unknown" });
  const code = pasted.replace(/\s+/g, "");
  if (code === "") return refuse.invalid({ code: "code-empty" });
  const [, version, data = "", sum] = /PCB(\d+)\.(?:([A-Za-z0-9_-]*)\.([0-9a-f]{8})?)?/.exec(code) ?? [];
  if (version === undefined) return refuse.invalid({ code: "code-unknown" });
  if (version !== VERSION) return refuse.invalid({ code: "code-other-version" });
  if (sum !== createHash("sha256").update(data).digest("hex").slice(0, 8))
    return refuse.invalid({ code: "code-damaged" });
  const computer = unpacked(data);
  return computer ? ok(computer) : refuse.invalid({ code: "code-damaged" });
}

/** The decompressed content, or null if its shape is not ours: a valid checksum alone proves nothing. */
function unpacked(data: string): DetectedComputer | null {
  let text: string;
  try {
    text = gunzipSync(Buffer.from(data, "base64url"), { maxOutputLength: MOST_BYTES }).toString("utf8");
  } catch {
    return null;
  }
  const lines = text.split("\n").filter((line) => line !== "");
  if (lines.length === 0 || lines.length > MOST_LINES) return null;
  const items: ReportedItem[] = [];
  let memoryGb: number | null = null;
  for (const line of lines) {
    const [kind, raw = "", size = "", ...more] = line.split("\t");
    if (more.length > 0 || raw === "" || raw.length > LONGEST_NAME || size.length > 40) return null;
    if (kind === "memory") {
      memoryGb = Number(/^(\d{1,4}) GB$/.exec(size)?.[1] ?? 0) || null;
      continue;
    }
    const known = hardwareKinds.find((candidate) => candidate === kind);
    if (!known) return null;
    items.push(
      known === "gpu"
        ? { kind: known, raw, count: 1, vramGb: vramOf(size) }
        : { kind: known, raw, count: 1, ...(size && { size }) },
    );
  }
  return { items: withCounts(items), memoryGb };
}

function vramOf(size: string): number | undefined {
  const megabytes = Number(/^(\d+) MB$/.exec(size)?.[1] ?? 0);
  return megabytes >= 900 ? Math.round(megabytes / 1024) : undefined;
}
