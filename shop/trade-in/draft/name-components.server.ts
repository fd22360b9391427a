import type { Db } from "../../../base/db.server.ts";
import { nameParts, type NamedPart } from "../../parts/name-parts.server.ts";
import type { ComponentIs, NewComponent } from "./component-draft.ts";
import type { KnownPart } from "../../parts/part.ts";
import type { ComponentRow } from "./read-component-lines.ts";

export type Row = Omit<ComponentRow, "line">;

/** The rows of a seller's list as lines of a draft, in order: known, named, or with a question. One query for all. */
export async function nameComponents(deps: { db: Db }, rows: readonly Row[]): Promise<NewComponent[]> {
  const named = await nameParts(deps, rows);
  return rows.map((row, place) => ({
    ...componentOf(named[place]!, row),
    quantity: row.quantity,
    condition: row.condition === "faulty" ? null : row.condition,
    faulty: row.condition === "faulty",
  }));
}

function componentOf(named: NamedPart, { name: text, category }: Row): ComponentIs {
  switch (named.is) {
    case "known":
      return { is: "known", part: knownPart(named.part) };
    case "named":
      return named;
    case "unclear":
      return { is: "unclear", text, category, reason: named.reason, candidates: named.candidates.map(({ id }) => id) };
  }
}

/** A part as a declaration stores it. */
export function knownPart({ id, category, name, facts }: KnownPart): KnownPart {
  return { id, category, name, facts } as KnownPart;
}
