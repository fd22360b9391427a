// What was found in a message, before it is decided which question it is.

import type { Term } from "../criteria.ts";
import type { SplitMessage } from "./message.ts";
import type { Amounts } from "./read-amounts.ts";
import type { PartMention } from "./read-parts.ts";
import type { WordsFound } from "./words-found.ts";

export type Reading = {
  message: SplitMessage;
  isFollowUp: boolean;
  found: WordsFound;
  parts: readonly PartMention[];
  /** Boards, supplies, cases, coolers and drives by their model. */
  models: readonly PartMention[];
  amounts: Amounts;
};

/** The most specific term that the message names. */
export function termIn(found: WordsFound): Term | null {
  return specificFirst.find((term) => found.has(`term:${term}`)) ?? null;
}

const specificFirst: readonly Term[] = [
  "nvme",
  "vram",
  "ddr",
  "integrated",
  "refurbished",
  "benchmark",
  "tdp",
  "fps",
  "hz",
  "ghz",
  "cores",
  "psu",
  "motherboard",
  "resolution",
  "cooling",
  "ssd",
  "hdd",
  "ram",
  "grade",
];
