import type { Db } from "../../../base/db.server.ts";
import { findParts, type FoundPart } from "../../parts/find-parts.server.ts";
import { nameParts } from "../../parts/name-parts.server.ts";
import { factLine, type PartCategory } from "../../parts/part.ts";
import { leadingCategory } from "./component-words.ts";

type Found = { found: FoundPart[]; attributions: string[] };

/**
 * The picker's results for a query: parts with all of its words, like `findParts`; if there are none, without the
 * word for the category; else what the list matcher reads in it, as printed on the box ("MSI RTX 3060").
 */
export async function searchParts(
  deps: { db: Db },
  { category, query }: { category: PartCategory; query: string },
): Promise<Found> {
  const plain = await findParts(deps, { category, query });
  if (plain.found.length > 0 || query.trim() === "") return plain;
  const led = leadingCategory(query.trim());
  const model = led?.category === category ? led.rest : query.trim();
  const withoutKind = model === query.trim() ? plain : await findParts(deps, { category, query: model });
  if (withoutKind.found.length > 0) return withoutKind;
  const [named] = await nameParts(deps, [{ name: model, category }]);
  const parts =
    named?.is === "known"
      ? [named.part]
      : named?.is === "unclear"
        ? named.candidates.filter((part) => part.category === category)
        : [];
  return { found: parts.map((part) => ({ part, details: factLine(part), provenance: null })), attributions: [] };
}
