import type { Db } from "../../base/db.server.ts";
import { commonParts } from "./common-parts.ts";
import { knownParts } from "./known-parts.server.ts";
import { findImported } from "./parts.sql.server.ts";
import { factLine, nameKey, partCategories, type Part, type PartCategory } from "./part.ts";
import { attributionsOf, type Provenance } from "./provenance.ts";

const WITHOUT_QUERY = 10; // spec 5: an empty query shows 10 options
const WITH_QUERY = 20; // spec 5: a query shows at most 20

/** A part as a picker displays it; imported ones name their source. */
export type FoundPart = { part: Part; details: string; provenance: Provenance | null };

/**
 * The parts of a category whose name, details or number contain every word of the query, curated ones first: at most
 * 20, or the 10 most common for an empty query. `attributions` must be displayed with them.
 */
export async function findParts(
  deps: { db: Db },
  { category, query }: { category: PartCategory; query: string },
): Promise<{ found: FoundPart[]; attributions: string[] }> {
  const words = query
    .trim()
    .slice(0, 100)
    .split(/\s+/)
    .filter((word) => nameKey(word) !== "")
    .slice(0, 8);
  const limit = words.length === 0 ? WITHOUT_QUERY : WITH_QUERY;
  const curated = words.length === 0 ? common[category] : curatedWith(category, words).slice(0, limit);
  const missing = limit - curated.length;
  const imported = missing > 0 ? await findImported(deps.db, { category, words, limit: missing }) : [];
  const found = [
    ...curated.map((part) => ({ part, details: factLine(part), provenance: null })),
    ...imported.map(({ provenance, ...part }) => ({ part: part as Part, details: factLine(part as Part), provenance })),
  ];
  return { found, attributions: attributionsOf(found) };
}

type Searchable = { part: Part; name: string; all: string };

const searchable = new Map<PartCategory, Searchable[]>();
for (const part of knownParts) {
  const ofCategory = searchable.get(part.category) ?? [];
  const name = nameKey(`${part.brand} ${part.name}`);
  ofCategory.push({ part, name, all: name + nameKey(factLine(part)) + part.aliases.map(nameKey).join("") });
  searchable.set(part.category, ofCategory);
}

const byName = new Map(knownParts.map((part) => [part.name, part]));
const common = Object.fromEntries(
  partCategories.map((category) => [category, commonParts[category].map((name) => partNamed(name))]),
) as Record<PartCategory, Part[]>;

function partNamed(name: string): Part {
  const part = byName.get(name);
  if (!part) throw new Error(`no part has the name ${name}`);
  return part;
}

/** A query that is a complete name means that part: names that end with the query come first, then shorter ones. */
function curatedWith(category: PartCategory, words: readonly string[]): Part[] {
  const keys = words.map(nameKey);
  const whole = keys.join("");
  return (searchable.get(category) ?? [])
    .filter(({ all }) => keys.every((key) => all.includes(key)))
    .map(({ part, name }) => ({
      part,
      rank: name.endsWith(whole) ? 0 : keys.every((key) => name.includes(key)) ? 1 : 2,
      length: name.length,
    }))
    .toSorted((one, other) => one.rank - other.rank || one.length - other.length)
    .map(({ part }) => part);
}
