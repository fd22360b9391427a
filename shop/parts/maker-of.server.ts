import type { PartCategory, PartId } from "./part.ts";
import { knownParts } from "./known-parts.server.ts";

const byId = new Map(knownParts.map((part) => [part.id, part.brand]));
const byName = new Map(knownParts.map((part) => [`${part.category} ${part.name.toLowerCase()}`, part.brand]));

/** Makers by category, the longest name first: "Cooler Master" before a maker that its name begins with. */
const makers = new Map(
  [...Map.groupBy(knownParts, ({ category }) => category)].map(([category, parts]) => [
    category,
    [...new Set(parts.map(({ brand }) => brand))].toSorted((a, b) => b.length - a.length),
  ]),
);
const everyMaker = [...new Set(knownParts.map(({ brand }) => brand))].toSorted((a, b) => b.length - a.length);

/**
 * The maker of a part: of its model, else the known maker that its name begins with. Null if our lists do not say: a
 * board called "B550-A PRO" is not made by "B550-A".
 */
export function makerOf({
  category,
  name,
  id,
}: {
  category: PartCategory;
  name: string;
  id: PartId | null;
}): string | null {
  const known = (id === null ? undefined : byId.get(id)) ?? byName.get(`${category} ${name.toLowerCase()}`);
  if (known) return known;
  const begins = (maker: string) => name.toLowerCase().startsWith(`${maker.toLowerCase()} `);
  return (makers.get(category) ?? []).find(begins) ?? everyMaker.find(begins) ?? null;
}
