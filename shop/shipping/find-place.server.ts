// The place that a postal code is of, so that a form can fill it in.

import type { County } from "./counties.ts";
import { countyOfPostalCode } from "./postal-code.ts";
import { postalPlaces } from "./postal-places.server.ts";

type Row = { first: number; last: number; city: string };

let read: readonly Row[] | undefined;

function rows(): readonly Row[] {
  return (read ??= postalPlaces.trim().split("\n").map(rowOf));
}

function rowOf(line: string): Row {
  const space = line.indexOf(" ");
  const [first, last = first] = line.slice(0, space).split("-").map(Number);
  return { first: first!, last: last!, city: line.slice(space + 1) };
}

/**
 * The county and the city of a postal code of six digits; null if no county has such codes. The city is null where the list does not know the code:
 * new codes come with new streets, so an unknown one is no error.
 */
export function findPlace(postalCode: string): { county: County; city: string | null } | null {
  const county = countyOfPostalCode(postalCode);
  if (county === null) return null;
  const code = Number(postalCode);
  const before = rows().findLast(({ first }) => first <= code);
  return { county, city: before && code <= before.last ? before.city : null };
}

/** The fields of a form with the city and the county of its postal code, where the visitor left them empty: without JavaScript nothing fills them in. */
export function fillPlace<Fields extends Record<string, string>>(
  fields: Fields,
  names: { postalCode: string; city: string; county: string },
): Fields {
  const place = findPlace((fields[names.postalCode] ?? "").replace(/\D/g, ""));
  if (place === null) return fields;
  const isEmpty = (name: string) => (fields[name] ?? "").trim() === "";
  return {
    ...fields,
    ...(isEmpty(names.county) && { [names.county]: place.county }),
    ...(isEmpty(names.city) && place.city !== null && { [names.city]: place.city }),
  };
}
