// Matching of raw hardware strings by itself: how many of the shop's own labelled strings it reads right, and how fast.

import { hardwareKinds, type HardwareKind } from "../shop/parts/matching/match.ts";
import { knownIndex } from "../shop/parts/known-parts.server.ts";
import { matchHardware } from "../shop/parts/match-hardware.ts";
import { labelledStrings } from "../testing/hardware-strings.ts";

const ROUNDS = 50;

export type MatchingRate = { kind: HardwareKind; strings: number; rightPercent: number; wrong: number; microseconds: number };

export function measureMatching(): MatchingRate[] {
  return hardwareKinds.map((kind) => {
    const strings = labelledStrings.filter((string) => string.kind === kind);
    const answers = strings.map(({ raw, label }) => ({ label, name: matchHardware(knownIndex, { kind, raw }).name }));
    const right = answers.filter(({ label, name }) => label === name).length;
    // Worse than no answer: the name of another part.
    const wrong = answers.filter(({ label, name }) => name !== null && label !== name).length;
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round++) for (const { raw } of strings) matchHardware(knownIndex, { kind, raw });
    const each = (performance.now() - start) / (ROUNDS * strings.length);
    return { kind, strings: strings.length, rightPercent: (100 * right) / strings.length, wrong, microseconds: each * 1000 };
  });
}
