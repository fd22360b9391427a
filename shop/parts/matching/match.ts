// A match: what one raw hardware string names, or why it names nothing that the shop could price.
// Invariant: a name is given only where the string says it in full; between two models the answer is a question.

import type { PartId } from "../part.ts";

export const hardwareKinds = ["cpu", "gpu", "board", "disk", "ram"] as const;
export type HardwareKind = (typeof hardwareKinds)[number];

/** One string as a program reported it. */
export type Reported = {
  kind: HardwareKind;
  raw: string;
  /** What the same record says beside the name, where it was told. RAM part numbers of some makers need it. */
  size?: string | undefined;
};

export const matchReasons = [
  "listed", // exactly one part of the list
  "recognised", // exactly one model, but not of the list: it has no facts and no price of its own
  "memory-not-told", // one chip, sold with more than one size of memory
  "several", // could be any of the candidates, and the string does not say which
  "not-named", // a brand, a family or a series, no model
  "laptop",
  "soldered", // cannot be taken out: low-power boards, small ready-made machines
  "oem", // made for one computer maker, never sold by itself
  "integrated", // graphics inside a processor or a chipset
  "server",
  "virtual",
  "placeholder",
  "unknown", // reads like nothing we know
] as const;
export type MatchReason = (typeof matchReasons)[number];

/** Why a person is asked which part they mean; `two-parts` is a text that names parts of more than one kind. */
export type UnclearReason = Exclude<MatchReason, "listed" | "recognised"> | "two-parts";

export type Match = {
  name: string | null;
  /** The part of the list, where it is one. */
  partId: PartId | null;
  /** 0 to 1: how sure the name is. 0 where there is none. */
  confidence: number;
  reason: MatchReason;
  /** Names to choose from, where the string could be several. */
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
