// A declaration: what a seller says is in the box, and in what condition. What staff find is written the same way.
// Invariant: it carries the facts of its parts as they were then, so that an offer needs no other list to be made again.

import type { PartCategory, PartOf } from "../parts/part.ts";
import type { PartHint } from "./part-hint.ts";
import type { ValuedPart } from "./terms.ts";

export const conditions = ["excellent", "good", "fair", "poor"] as const; // spec 3, best first
export type Condition = (typeof conditions)[number];

/** A part of our lists, with what prices it. */
export type KnownPart = { [C in PartCategory]: Pick<PartOf<C>, "id" | "category" | "name" | "facts"> }[PartCategory];

export type DeclaredPart = {
  /** Names it through offer, findings and revised offer: "cpu", "storage-2". Unique in its declaration. */
  key: string;
  quantity: number;
  /** Its own, where it differs from the whole's. */
  condition: Condition | null;
  faulty: boolean;
} & (
  | { part: KnownPart }
  | {
      part: null;
      kind: ValuedPart;
      /** In the seller's words. */ name: string;
      /** What these words say of it; engine 1 does not ask. */ hint?: PartHint | null;
    }
);

export type Declaration = {
  /** A cooler that sits in a machine is valued but not paid (rule 2); one that is sold by itself is. */
  of: "machine" | "components";
  parts: readonly DeclaredPart[];
  condition: Condition;
  /** Accessories are free text to the seller: the engine only knows that there are some. */
  extras: { box: boolean; accessories: boolean };
};

const kinds = {
  processors: "cpu",
  "graphics-cards": "gpu",
  motherboards: "motherboard",
  ram: "ram",
  ssd: "ssd",
  hdd: "otherStorage",
  "power-supplies": "psu",
  cases: "case",
  coolers: "cooler",
} as const satisfies Record<PartCategory, ValuedPart>;

export function kindOfCategory(category: PartCategory): ValuedPart {
  return kinds[category];
}

export function kindOf(declared: DeclaredPart): ValuedPart {
  return declared.part ? kindOfCategory(declared.part.category) : declared.kind;
}

export function nameOf(declared: DeclaredPart): string {
  return declared.part ? declared.part.name : declared.name;
}
