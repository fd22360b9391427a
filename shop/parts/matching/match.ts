// A match: the part that one raw hardware string names, or why it names nothing that the shop can price.
// Invariant: a name is returned only if the string contains it completely; if two models are possible, the seller is
// asked.

import type { PartId } from "../part.ts";

export const hardwareKinds = ["cpu", "gpu", "board", "disk", "ram"] as const;
export type HardwareKind = (typeof hardwareKinds)[number];

/** One string as a program reported it. */
export type Reported = {
  kind: HardwareKind;
  raw: string;
  /** Another value of the same record, if present. RAM part numbers of some makers need it. */
  size?: string | undefined;
};

export const matchReasons = [
  "listed", // exactly one part in the list
  "recognised", // exactly one model, but not in the list: it has no facts and no price of its own
  "memory-not-told", // one chip, sold with more than one memory size
  "several", // any of the candidates is possible
  "not-named", // a brand, a family or a series, no model
  "laptop",
  "soldered", // cannot be taken out: low-power boards, small ready-made machines
  "oem", // made for one computer maker, never sold by itself
  "integrated", // graphics inside a processor or a chipset
  "server",
  "virtual",
  "placeholder",
  "unknown", // no known format
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** Why a person is asked which part they mean; `two-parts`: the text names parts of more than one category. */
export type UnclearReason = Exclude<MatchReason, "listed" | "recognised"> | "two-parts";

export type Match = {
  name: string | null;
  /** The part, if it is in the list. */
  partId: PartId | null;
  /** 0 to 1: how certain the name is. 0 if there is none. */
  confidence: number;
  reason: MatchReason;
  /** Candidate names, if the string is ambiguous. */
  candidates: readonly string[];
};

export function listed(part: { name: string; id: PartId }, confidence = 0.99): Match {
  return { name: part.name, partId: part.id, confidence, reason: "listed", candidates: [] };
}

export function recognised(name: string, confidence = 0.85): Match {
  return { name, partId: null, confidence, reason: "recognised", candidates: [] };
}

export function none(
  reason: Exclude<MatchReason, "listed" | "recognised" | "memory-not-told">,
  candidates: readonly string[] = [],
): Match {
  return { name: null, partId: null, confidence: 0, reason, candidates };
}
