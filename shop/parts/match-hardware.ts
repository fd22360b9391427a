import { never } from "../../base/result.ts";
import type { Match, Reported } from "./matching/match.ts";
import { matchGraphics } from "./matching/match-graphics.ts";
import { matchProcessor } from "./matching/match-processor.ts";
import type { PartIndex } from "./matching/part-index.ts";

/** What one raw hardware string names, asked of the index; never an error, whatever the string. */
export function matchHardware(index: PartIndex, { kind, raw }: Reported): Match {
  switch (kind) {
    case "cpu":
      return matchProcessor(index, raw);
    case "gpu":
      return matchGraphics(index, raw);
    case "board":
    case "disk":
    case "ram":
      return { name: null, partId: null, confidence: 0, reason: "unknown", candidates: [] };
    default:
      return never(kind);
  }
}
