import { hardwareKinds, type HardwareKind } from "./matching/match.ts";
import type { PartIndex } from "./matching/part-index.ts";
import { matchHardware } from "./match-hardware.ts";

export type LineAnswer = {
  raw: string;
  match: string | null;
  confidence: number;
  reason: string;
  candidates?: readonly string[];
  error?: string;
};

/** The maximum line length of the matching command: a longer line is a pasted file. */
const LONGEST_LINE = 10_000;

/** Answers one line of `{"kind":"cpu","raw":"…"}`. Any other line is answered with its error. */
export function matchLine(index: PartIndex, line: string): LineAnswer {
  if (line.length > LONGEST_LINE) return badLine(line.slice(0, 80), `longer than ${LONGEST_LINE} characters`);
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return badLine(line.slice(0, 200), "not JSON");
  }
  if (typeof input !== "object" || input === null || Array.isArray(input))
    return badLine(line.slice(0, 200), "not an object");
  const { kind, raw, reported } = input as { kind?: unknown; raw?: unknown; reported?: { size?: unknown } | null };
  if (typeof raw !== "string") return badLine(line.slice(0, 200), "no text in raw");
  if (!isKind(kind)) return badLine(raw, `kind is none of ${hardwareKinds.join(", ")}`);
  const size = reported?.size;
  const { name, confidence, reason, candidates } = matchHardware(index, {
    kind,
    raw,
    size: typeof size === "string" ? size : undefined,
  });
  return { raw, match: name, confidence, reason, ...(candidates.length > 0 && { candidates }) };
}

function isKind(value: unknown): value is HardwareKind {
  return hardwareKinds.some((kind) => kind === value);
}

function badLine(raw: string, error: string): LineAnswer {
  return { raw, match: null, confidence: 0, reason: "bad-line", error };
}
