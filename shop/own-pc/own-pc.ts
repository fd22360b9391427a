// The visitor's own PC, as far as they described it to the shop.
// Invariant: names and facts of parts, never a serial number; at most one of each part that a computer has one of. A
// category that was not described is unknown, never empty.

import type { KnownPart, PartCategory, PartId } from "../parts/part.ts";
import { partCategories } from "../parts/part.ts";
import { BETWEEN_NAMES } from "./split-names.ts";

/** One part: of a model that our lists know; of another model; or of one of several models, which the visitor may choose. */
export type OwnPart =
  | { is: "known"; category: PartCategory; part: KnownPart; quantity: number }
  | { is: "named"; category: PartCategory; name: string; quantity: number }
  | { is: "open"; category: PartCategory; name: string; options: readonly { id: PartId; name: string }[] };

export type OwnPc = {
  /** In the visitor's words; empty if they gave none. */
  name: string;
  /** In the order of the categories. */
  parts: readonly OwnPart[];
  /** The processor draws the picture: there is no card. */
  isWithoutCard: boolean;
};

export type StoredPc = OwnPc & { changedAt: Date };

export const LONGEST_PC_NAME = 60; // characters
/** Of all parts; a longer description is not of one computer. */
export const MOST_OWN_PARTS = 24;
/** A guest's PC is deleted when it was not changed for so long, as builds are. */
export const OWN_PC_RETENTION_DAYS = 365;

export const noPc: OwnPc = { name: "", parts: [], isWithoutCard: false };

/** Of these a computer may have several. */
const several: ReadonlySet<PartCategory> = new Set(["ram", "ssd", "hdd"]);

export function mayHaveSeveral(category: PartCategory): boolean {
  return several.has(category);
}

/** What replaces the description of some categories. Categories that are not in `parts` stay as they are. */
export type OwnPcChange = {
  parts: Readonly<Partial<Record<PartCategory, readonly OwnPart[]>>>;
  /** Null: it says nothing about a card. */
  isWithoutCard: boolean | null;
};

/** The PC with some categories described anew. */
export function withDescribed(pc: OwnPc, { parts, isWithoutCard }: OwnPcChange): OwnPc {
  const described = partCategories.flatMap((category) => {
    const found = parts[category] ?? pc.parts.filter((part) => part.category === category);
    return several.has(category) ? found : found.slice(0, 1);
  });
  const hasCard = described.some(({ category }) => category === "graphics-cards");
  return {
    ...pc,
    parts: described.slice(0, MOST_OWN_PARTS),
    isWithoutCard: !hasCard && (isWithoutCard ?? pc.isWithoutCard),
  };
}

/** The PC with an open part settled; unchanged if there is no such part or option. */
export function withOpenPartSettled(
  pc: OwnPc,
  { place, part }: { place: number; part: KnownPart | null },
): OwnPc | null {
  const open = pc.parts[place];
  if (open?.is !== "open" || !part || !open.options.some(({ id }) => id === part.id)) return null;
  const settled: OwnPart = { is: "known", category: open.category, part, quantity: 1 };
  return { ...pc, parts: pc.parts.map((other, at) => (at === place ? settled : other)) };
}

/** Whether nothing was described yet. */
export function isUndescribed(pc: OwnPc): boolean {
  return pc.parts.length === 0 && !pc.isWithoutCard;
}

/** A part's name as the visitor sees and types it: "2 × Crucial MX500 1TB". */
export function ownPartName(part: OwnPart): string {
  const name = part.is === "known" ? part.part.name : part.name;
  return part.is !== "open" && part.quantity > 1 ? `${part.quantity} × ${name}` : name;
}

/** All parts of a category in one line, as its field shows them. */
export function ownPartNames(pc: OwnPc, category: PartCategory): string {
  return pc.parts
    .filter((part) => part.category === category)
    .map(ownPartName)
    .join(BETWEEN_NAMES);
}
