// An index of the list of parts by any spelling of a name.

import { nameKey, type Part, type PartOf } from "../part.ts";

export type PartIndex = {
  processors: ReadonlyMap<string, PartOf<"processors">>;
  /** By chip: one entry per memory size. */
  graphics: ReadonlyMap<string, readonly PartOf<"graphics-cards">[]>;
  boards: ReadonlyMap<string, PartOf<"motherboards">>;
  drives: ReadonlyMap<string, PartOf<"ssd"> | PartOf<"hdd">>;
  memory: ReadonlyMap<string, PartOf<"ram">>;
};

/** "Pentium Gold G5400" and "Pentium G5400" are the same. */
export function processorKey(name: string): string {
  return nameKey(name.replace(/\bgold\b/i, ""));
}

/**
 * Gigabyte's firmware omits the "GA-" of its older boards: both are the same part. Its "B450M H" is not Biostar's
 * "B450MH", so that space is significant.
 */
export function boardKey(name: string): string {
  return nameKey(name.replace(/^ga-/i, "").replace(/(?<=\dm) (?=h\b)/i, "+"));
}

export function indexParts(parts: readonly Part[]): PartIndex {
  const processors = new Map<string, PartOf<"processors">>();
  const graphics = new Map<string, PartOf<"graphics-cards">[]>();
  const boards = new Map<string, PartOf<"motherboards">>();
  const drives = new Map<string, PartOf<"ssd"> | PartOf<"hdd">>();
  const memory = new Map<string, PartOf<"ram">>();
  for (const part of parts) {
    const names = [part.name, ...part.aliases];
    if (part.category === "processors") for (const name of names) processors.set(processorKey(name), part);
    if (part.category === "motherboards") for (const name of names) boards.set(boardKey(name), part);
    if (part.category === "ssd" || part.category === "hdd") for (const name of names) drives.set(nameKey(name), part);
    if (part.category === "ram") for (const name of names) memory.set(nameKey(name), part);
    if (part.category === "graphics-cards") {
      const key = nameKey(part.facts.chip);
      graphics.set(key, [...(graphics.get(key) ?? []), part]);
    }
  }
  return { processors, graphics, boards, drives, memory };
}
