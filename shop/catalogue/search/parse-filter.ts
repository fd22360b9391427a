// Reads what a visitor asks the shelf for from a list's URL.
// Invariant: any URL gives a usable filter; what was not understood is left out and named, never an error.

import { squash } from "../../../base/text.ts";
import { priceScaleOf, type ProductType } from "../product-type.ts";
import { facetsOf, type Facet } from "./facets.ts";
import {
  capacitiesOfAbsentDrives,
  customBoxes,
  customRange,
  hasFilters,
  parsePriceRange,
  sortsOf,
  type CatalogueFilter,
} from "./filter.ts";
import { games } from "../specs.ts";

/** A part of the URL that was left out. */
export type Dropped = { parameter: string; value: string };

const LONGEST_TEXT = 100;
const LONGEST_NAMED = 40; // characters of what is left out
const MOST_CHOICES = 60;
const MOST_NAMED = 8;
const MOST_NAMED_OF_ONE = 2; // values of one parameter: the others are to be named too
/** Links from elsewhere bring parameters of their own, which are nobody's business. So many are somebody's mistake. */
const MOST_STRANGE = 100;

/** Whether the shelf knows an option of a facet whose options are what it holds. */
export type KnowsOption = (productType: ProductType, facet: string, value: string) => boolean;

/**
 * Reads a list's URL. `dropped` names what could not be used, `unnamed` counts what more there was of it; `cleared` says
 * that filters gave way to the text.
 */
export function parseFilter(
  productType: ProductType,
  { params, knows }: { params: URLSearchParams; knows: KnowsOption },
): { filter: CatalogueFilter; dropped: Dropped[]; unnamed: number; cleared: boolean } {
  const left: Dropped[] = [];
  const drop = (parameter: string, value: string) => {
    left.push({ parameter: parameter.slice(0, LONGEST_NAMED), value: value.slice(0, LONGEST_NAMED) });
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
    page: single("page", parsePage) ?? 1,
  };
  if ((params.get("q")?.length ?? 0) > LONGEST_TEXT) drop("q", params.get("q") ?? "");
  const facets = new Set(facetsOf(productType).map(({ key }) => key));
  const strange = [...params].filter(([parameter]) => !ownParameters.has(parameter) && !facets.has(parameter));
  if (strange.length > MOST_STRANGE) for (const [parameter, value] of strange) drop(parameter, value);

  const dropped = toName(left);
  const remarks = { dropped, unnamed: left.length - dropped.length };
  if (filter.q === "" || filter.within || !hasFilters(filter)) return { filter, ...remarks, cleared: false };
  return { filter: { ...filter, price: null, choices: {} }, ...remarks, cleared: true };
}

/** Some of every parameter, and not more in all than anybody reads. */
function toName(left: readonly Dropped[]): Dropped[] {
  const named = new Map<string, number>();
  const some = left.filter(({ parameter }) => {
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
  "page",
  "lng",
]);

/** The values given to a parameter, without the empty ones that an untouched form field sends. */
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
    // The specification's own word for no choice (spec 4).
    if (text.toLowerCase() === "any" && !knows("any")) continue;
    const value = place < MOST_CHOICES ? optionOf(facet, { text, knows }) : null;
    if (value === null || (facet.pick === "one" && chosen.size > 0 && !chosen.has(value))) drop(facet.key, text);
    else chosen.add(value);
  }
  return [...chosen].toSorted();
}

/** A form sends "0", and "1" beside it where its switch is on: so one that was turned off differs from one that was never there (rule 34). */
function parseWithin(params: URLSearchParams, drop: (parameter: string, value: string) => void): boolean {
  const said = valuesOf(params, "within");
  for (const text of said) if (text !== "0" && text !== "1") drop("within", text);
  return said.includes("1");
}

/** "16", "16GB" and "16gb" are one option; so are "4000" and "4000+". */
function optionOf(facet: Facet, { text, knows }: { text: string; knows: (value: string) => boolean }): string | null {
  if (facet.options === null) {
    const value = text.toLowerCase();
    return knows(value) ? value : null;
  }
  const meant = squash(text);
  const option = facet.options.find(({ value }) => squash(value) === meant || squash(value) === `${meant}gb`);
  return option?.value ?? null;
}

/** Text in which there is no letter and no digit asks for nothing. */
function parseText(text: string): string | null {
  const asked = text.replace(/\s+/g, " ").slice(0, LONGEST_TEXT).trim();
  return squash(asked) === "" ? null : asked;
}

function parsePage(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
