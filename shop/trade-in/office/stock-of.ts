// What a trade-in becomes when it was paid: things for the shelf, each with its share of what was paid.
// Invariant: the costs sum to what was paid, to the ban.

import { shareOut, type Bani } from "../../../base/money.ts";
import type { Taken, TakenPart } from "../../inventory/receiving/receiving.ts";
import type { Grade } from "../../inventory/grade.ts";
import { nameOf, kindOf, type Condition, type DeclaredPart } from "../../pricing/declaration.ts";
import type { Offer } from "../../pricing/offer.ts";
import type { ValuedPart } from "../../pricing/terms.ts";

/** A machine stays whole, or its parts are sold one by one. */
export type StockAs = "machine" | "parts";

const grades = { excellent: "A", good: "B", fair: "C", poor: "C" } as const satisfies Record<Condition, Grade>;

const shelves = {
  cpu: "processors",
  gpu: "graphics-cards",
  motherboard: "motherboards",
  ram: "ram",
  ssd: "ssd",
  otherStorage: "hdd",
  psu: "power-supplies",
  case: "cases",
  cooler: "coolers",
} as const satisfies Record<ValuedPart, TakenPart["category"]>;

/** The offer that counts, as things for intake. What was not paid for, such as a machine's cooler, comes in at no cost. */
export function stockOf(offer: Offer, { paid, as }: { paid: Bani; as: StockAs }): Taken[] {
  const { parts, condition, of } = offer.made.declaration;
  if (as === "machine" && of !== "machine") throw new Error("parts that came one by one are no machine");
  const pieces = parts.flatMap((part) => Array.from({ length: part.quantity }, () => part));
  if (as === "machine") {
    const name =
      parts
        .filter((part) => ["cpu", "gpu"].includes(kindOf(part)))
        .map(nameOf)
        .join(", ") || parts.map(nameOf)[0];
    return [
      { kind: "pc", name: name ?? "?", parts: pieces.map(takenPart), cost: paid, suggestedGrade: grades[condition] },
    ];
  }
  const each = new Map(offer.lines.flatMap((line) => (line.of === "part" ? [[line.key, line.each] as const] : [])));
  const costs = shareOut(
    paid,
    pieces.map(({ key }) => each.get(key) ?? 0),
  );
  return pieces.map((part, place) => ({
    kind: "component",
    name: nameOf(part),
    parts: [takenPart(part)],
    cost: costs[place]!,
    suggestedGrade: grades[part.condition ?? condition],
  }));
}

/** The category that a part belongs to; a drive of which only the kind is known is taken for the older one. */
export function catalogueIndexOf(declared: DeclaredPart): TakenPart["category"] {
  return declared.part?.category ?? shelves[kindOf(declared)];
}

function takenPart(declared: DeclaredPart): TakenPart {
  return { category: catalogueIndexOf(declared), name: nameOf(declared), part: declared.part };
}
