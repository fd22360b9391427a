import { never } from "../../base/result.ts";
import type { Match, Reported } from "./matching/match.ts";
import { matchBoard } from "./matching/match-board.ts";
import { matchDrive } from "./matching/match-drive.ts";
import { matchGraphics } from "./matching/match-graphics.ts";
import { matchMemory } from "./matching/match-memory.ts";
import { matchProcessor } from "./matching/match-processor.ts";
import type { PartIndex } from "./matching/part-index.ts";

/** Matches one raw hardware string against the index; never throws. */
export function matchHardware(index: PartIndex, { kind, raw, size }: Reported): Match {
  switch (kind) {
    case "cpu":
      return matchProcessor(index, raw);
    case "gpu":
      return matchGraphics(index, raw);
    case "board":
      return matchBoard(index, raw);
    case "disk":
      return matchDrive(index, raw, size);
    case "ram":
      return matchMemory(index, raw, size);
    default:
      return never(kind);
  }
}
