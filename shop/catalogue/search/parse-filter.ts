// Parses a list's URL into a catalogue filter.
// Invariant: any URL gives a usable filter; invalid parameters are left out and reported, never an error.

import { cleanText } from "../../../base/clean-text.ts";
import { squash } from "../../../base/text.ts";
import { priceScaleOf, type ProductType } from "../product-type.ts";
import { facetsOf, type Facet } from "./facets.ts";
import {
  capacitiesOfAbsentDrives,
  customBoxes,
  customRange,
  hasFilters,
  MY_PC_KEY,
  parsePriceRange,
  sortsOf,
  type CatalogueFilter,
} from "./filter.ts";
import { games } from "../specs.ts";

/** A part of the URL that was left out. */
export type Dropped = { parameter: string; value: string };

const LONGEST_TEXT = 100;
const LONGEST_NAMED = 40; // characters of a reported parameter
const MOST_CHOICES = 60;
const MOST_NAMED = 8;
const MOST_NAMED_OF_ONE = 2; // values of one parameter, so that others are reported too
/**
 * Links from other sites add their own parameters, which are ignored. More than this are a mistake and are reported.
 */
const MOST_FOREIGN = 100;

/** Whether the index has an option of an open facet. */
export type KnowsOption = (productType: ProductType, facet: string, value: string) => boolean;

/**
 * Parses a list's URL. `dropped` reports what could not be used, `unnamed` counts the rest of it; `cleared`: the
 * filters were removed because the text takes precedence.
 */
export function parseFilter(
  productType: ProductType,
  { params, knows }: { params: URLSearchParams; knows: KnowsOption },
): { filter: CatalogueFilter; dropped: Dropped[]; unnamed: number; cleared: boolean } {
  const all: Dropped[] = [];
  const drop = (parameter: string, value: string) => {
    all.push({ parameter: parameter.slice(0, LONGEST_NAMED), value: value.slice(0, LONGEST_NAMED) });
  };
  const single = <T>(parameter: string, parse: (text: string) => T | null): T | null => {
    let found: T | null = null;
    for (const text of valuesOf(params, parameter)) {
      const value: T | null = found === null ? parse(text) : null;
      if (value === null) drop(parameter, text);
      else found = value;
    }
    return found;
  };

  const choices: Record<string, readonly string[]> = {};
  for (const facet of facetsOf(productType)) {
    const chosen = parseChoices(facet, {
      texts: valuesOf(params, facet.key),
      knows: (value) => knows(productType, facet.key, value),
      drop,
    });
    if (chosen.length > 0) choices[facet.key] = chosen;
  }
  for (const { facet, value } of capacitiesOfAbsentDrives(choices)) {
    drop(facet, value);
    delete choices[facet];
  }

  const boxes = customBoxes(params);
  const customPrice = boxes && customRange(boxes, { scale: priceScaleOf(productType) });
  if (boxes && customPrice === null) drop("priceRange", `${boxes.min}-${boxes.max}`);

  const filter: CatalogueFilter = {
    productType,
    q: single("q", parseText) ?? "",
    sort: single("sort", (text) => sortsOf(productType).find((sort) => sort === text) ?? null) ?? "newest",
    price: customPrice ?? single("priceRange", parsePriceRange),
    choices,
    game: single("game", (text) =>
      productType === "pc" ? (games.find((game) => game === text.toLowerCase()) ?? null) : null,
    ),
    within: parseWithin(params, drop),
    ...(single(MY_PC_KEY, (text) => (text === "1" && productType !== "pc" ? true : null)) && { myPc: true }),
    page: single("page", parsePage) ?? 1,
  };
  if ((params.get("q")?.length ?? 0) > LONGEST_TEXT) drop("q", params.get("q") ?? "");
  const facets = new Set(facetsOf(productType).map(({ key }) => key));
  const foreign = [...params].filter(([parameter]) => !ownParameters.has(parameter) && !facets.has(parameter));
  if (foreign.length > MOST_FOREIGN) for (const [parameter, value] of foreign) drop(parameter, value);

  const dropped = toReport(all);
  const report = { dropped, unnamed: all.length - dropped.length };
  if (filter.q === "" || filter.within || !hasFilters(filter)) return { filter, ...report, cleared: false };
  return { filter: { ...filter, price: null, choices: {} }, ...report, cleared: true };
}

/** Some values of every parameter, and a bounded number in all. */
function toReport(all: readonly Dropped[]): Dropped[] {
  const named = new Map<string, number>();
  const some = all.filter(({ parameter }) => {
    const count = (named.get(parameter) ?? 0) + 1;
    named.set(parameter, count);
    return count <= MOST_NAMED_OF_ONE;
  });
  return some.slice(0, MOST_NAMED);
}

const ownParameters = new Set([
  "q",
  "sort",
  "priceRange",
  "customPrice",
  "priceMin",
  "priceMax",
  "game",
  "within",
  MY_PC_KEY,
  "page",
  "lng",
]);

/** The values of a parameter, without the empty ones that untouched form fields send. */
function valuesOf(params: URLSearchParams, parameter: string): string[] {
  return params
    .getAll(parameter)
    .map((text) => text.trim())
    .filter((text) => text !== "");
}

function parseChoices(
  facet: Facet,
  {
    texts,
    knows,
    drop,
  }: { texts: string[]; knows: (value: string) => boolean; drop: (parameter: string, value: string) => void },
): string[] {
  const chosen = new Set<string>();
  for (const [place, text] of texts.entries()) {
    // The specification's value for no choice (spec 4).
    if (text.toLowerCase() === "any" && !knows("any")) continue;
    const value = place < MOST_CHOICES ? optionOf(facet, { text, knows }) : null;
    if (value === null || (facet.pick === "one" && chosen.size > 0 && !chosen.has(value))) drop(facet.key, text);
    else chosen.add(value);
  }
  return [...chosen].toSorted();
}

/** A form sends "0", and also "1" if the switch is on: so a switch turned off differs from a missing one (rule 34). */
function parseWithin(params: URLSearchParams, drop: (parameter: string, value: string) => void): boolean {
  const values = valuesOf(params, "within");
  for (const text of values) if (text !== "0" && text !== "1") drop("within", text);
  return values.includes("1");
}

/** "16", "16GB" and "16gb" are the same option; so are "4000" and "4000+". */
function optionOf(facet: Facet, { text, knows }: { text: string; knows: (value: string) => boolean }): string | null {
  if (facet.options === null) {
    const value = text.toLowerCase();
    return knows(value) ? value : null;
  }
  const wanted = squash(text);
  const option = facet.options.find(({ value }) => squash(value) === wanted || squash(value) === `${wanted}gb`);
  return option?.value ?? null;
}

/** Text without letters and digits is ignored. */
function parseText(text: string): string | null {
  const trimmed = cleanText(text.slice(0, LONGEST_TEXT));
  return squash(trimmed) === "" ? null : trimmed;
}

function parsePage(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
