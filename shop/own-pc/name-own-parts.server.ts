import type { Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { partCategories, type KnownPart, type PartCategory } from "../parts/part.ts";
import { knownPart } from "../trade-in/draft/name-components.server.ts";
import { nameTyped, type NotTaken } from "../trade-in/draft/name-typed.server.ts";
import {
  mayHaveSeveral,
  MOST_OWN_PARTS,
  ownPartName,
  ownPartNames,
  type OwnPart,
  type OwnPc,
  type OwnPcChange,
} from "./own-pc.ts";
import { splitNames } from "./split-names.ts";

/** A typed line for each category; an empty one removes the description of its category. */
export type TypedParts = Readonly<Record<PartCategory, string>>;

/**
 * The parts that a visitor typed, matched with our lists. A line that was not changed stays what it was. Refuses with
 * `pc-parts-refused` and the reason for each category: made for laptops, not a card, not a real part, or of the other
 * kind of drive.
 */
export async function nameOwnParts(
  deps: { db: Db },
  { pc, typed, isWithoutCard }: { pc: OwnPc; typed: TypedParts; isWithoutCard: boolean },
) {
  const parts: Partial<Record<PartCategory, OwnPart[]>> = {};
  const reasons: Partial<Record<PartCategory, NotTaken>> = {};
  let count = 0;
  for (const category of partCategories) {
    const line = typed[category].trim();
    const before = pc.parts.filter((part) => part.category === category);
    if (line === ownPartNames(pc, category)) {
      parts[category] = before;
      continue;
    }
    const pieces = mayHaveSeveral(category) ? splitNames(line) : line === "" ? [] : [{ name: line, quantity: 1 }];
    const found: OwnPart[] = [];
    for (const piece of pieces.slice(0, MOST_OWN_PARTS - count)) {
      const same = before.find((part) => ownPartName(part) === piece.name);
      const own = same ?? (await ownPartTyped(deps, { category, ...piece }));
      if (typeof own === "string") reasons[category] = own;
      else found.push(own);
    }
    count += found.length;
    parts[category] = found;
  }
  if (Object.keys(reasons).length > 0) return refuse.invalid({ code: "pc-parts-refused", reasons });
  return ok({ parts, isWithoutCard } satisfies OwnPcChange);
}

async function ownPartTyped(
  deps: { db: Db },
  { category, name, quantity }: { category: PartCategory; name: string; quantity: number },
): Promise<OwnPart | NotTaken> {
  const typed = await nameTyped(deps, { name, category });
  switch (typed.is) {
    case "known":
      return { is: "known", category, part: knownPart(typed.part as KnownPart), quantity };
    case "named":
      return { is: "named", category, name, quantity };
    case "asked":
      return {
        is: "open",
        category,
        name,
        options: typed.options.map(({ id, name: option }) => ({ id, name: option })),
      };
    case "refused":
      return typed.reason;
  }
}
