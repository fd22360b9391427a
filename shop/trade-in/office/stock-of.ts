// What a paid trade-in becomes in stock: items, each with its share of the price paid.
// Invariant: the costs sum to the price paid, to the ban.

import { shareOut, type Bani } from "../../../base/money.ts";
import type { ReceivedThing, ReceivedPart } from "../../inventory/receiving/receiving.ts";
import type { Grade } from "../../inventory/grade.ts";
import { nameOf, kindOf, type Condition, type DeclaredPart } from "../../pricing/declaration.ts";
import type { Offer } from "../../pricing/offer.ts";
import type { ValuedPart } from "../../pricing/terms.ts";

/** A machine stays whole, or its parts are sold separately. */
export type StockAs = "machine" | "parts";

const grades = { excellent: "A", good: "B", fair: "C", poor: "C" } as const satisfies Record<Condition, Grade>;

const categories = {
  cpu: "processors",
  gpu: "graphics-cards",
  motherboard: "motherboards",
  ram: "ram",
  ssd: "ssd",
  otherStorage: "hdd",
  psu: "power-supplies",
  case: "cases",
  cooler: "coolers",
} as const satisfies Record<ValuedPart, ReceivedPart["category"]>;

/** The current offer as items to receive. Unpaid parts, such as a machine's cooler, have no cost. */
export function stockOf(offer: Offer, { paid, as }: { paid: Bani; as: StockAs }): ReceivedThing[] {
  const { parts, condition, of } = offer.made.declaration;
  if (as === "machine" && of !== "machine") throw new Error("components cannot be received as a machine");
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

/** A part's category; a drive of which only the category is known counts as a hard drive. */
export function categoryOf(declared: DeclaredPart): ReceivedPart["category"] {
  return declared.part?.category ?? categories[kindOf(declared)];
}

function takenPart(declared: DeclaredPart): ReceivedPart {
  return { category: categoryOf(declared), name: nameOf(declared), part: declared.part };
}
