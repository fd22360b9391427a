// A declaration: what a seller says is in the box, and in what condition. Findings of staff have the same form.
// Invariant: it contains the facts of its parts at that time, so an offer can be recomputed without any other list.

import type { KnownPart, PartCategory } from "../parts/part.ts";
import type { PartHint } from "./part-hint.ts";
import type { ValuedPart } from "./terms.ts";

export const conditions = ["excellent", "good", "fair", "poor"] as const; // spec 3, best first
export type Condition = (typeof conditions)[number];

export type DeclaredPart = {
  /** Identifies it in offer, findings and revised offer: "cpu", "storage-2". Unique in its declaration. */
  key: string;
  quantity: number;
  /** The part's own condition, if it differs from the whole's. */
  condition: Condition | null;
  faulty: boolean;
} & (
  | { part: KnownPart }
  | {
      part: null;
      kind: ValuedPart;
      /** In the seller's words. */ name: string;
      /** Facts parsed from the name; engine 1 ignores them. */ hint?: PartHint | null;
    }
);

export type Declaration = {
  /** A cooler inside a machine is valued but not paid (rule 2); one that is sold separately is paid. */
  of: "machine" | "components";
  parts: readonly DeclaredPart[];
  condition: Condition;
  /** Accessories are free text: the engine only uses whether there are any. */
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
