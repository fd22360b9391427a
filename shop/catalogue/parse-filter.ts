// Reads what a visitor asks the shelf for from a list's URL.
// Must always hold: any URL gives a usable filter; what was not understood is left out and named, never an error.

import { squash } from "../../base/text.ts";
import { priceScaleOf, type Aisle } from "./aisle.ts";
import { facetsOf, type Facet } from "./facets.ts";
import { capacitiesOfAbsentDrives, customPriceText, hasFilters, parsePriceRange, sortsOf, type CatalogueFilter } from "./filter.ts";
import { games } from "./specs.ts";

/** A part of the URL that was left out. */
export type Dropped = { parameter: string; value: string };

const LONGEST_TEXT = 100;
const MOST_CHOICES = 60;
const MOST_NAMED = 8;

/** Whether the shelf knows an option of a facet whose options are what it holds. */
export type KnowsOption = (aisle: Aisle, facet: string, value: string) => boolean;

/** Reads a list's URL. `dropped` names what could not be used; `cleared` says that filters gave way to the text. */
export function parseFilter(
  aisle: Aisle,
  { params, knows }: { params: URLSearchParams; knows: KnowsOption },
): { filter: CatalogueFilter; dropped: Dropped[]; cleared: boolean } {
  const dropped: Dropped[] = [];
  const drop = (parameter: string, value: string) => {
    if (dropped.length < MOST_NAMED) dropped.push({ parameter, value: value.slice(0, 40) });
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
  for (const facet of facetsOf(aisle)) {
    const chosen = parseChoices(facet, { texts: valuesOf(params, facet.key), knows: (value) => knows(aisle, facet.key, value), drop });
    if (chosen.length > 0) choices[facet.key] = chosen;
  }
  for (const { facet, value } of capacitiesOfAbsentDrives(choices)) {
    drop(facet, value);
    delete choices[facet];
  }

  const customText = customPriceText(params, priceScaleOf(aisle));
  const customPrice = customText === null ? null : parsePriceRange(customText);
  if (customText !== null && customPrice === null) drop("priceRange", customText);

  const filter: CatalogueFilter = {
    aisle,
    q: single("q", parseText) ?? "",
    sort: single("sort", (text) => sortsOf(aisle).find((sort) => sort === text) ?? null) ?? "newest",
    price: customPrice ?? single("priceRange", parsePriceRange),
    choices,
    game: aisle === "pc" ? single("game", (text) => games.find((game) => game === text.toLowerCase()) ?? null) : null,
    within: params.get("within") === "1",
    page: single("page", parsePage) ?? 1,
  };
  if ((params.get("q")?.length ?? 0) > LONGEST_TEXT) drop("q", params.get("q") ?? "");

  if (filter.q === "" || filter.within || !hasFilters(filter)) return { filter, dropped, cleared: false };
  return { filter: { ...filter, price: null, choices: {} }, dropped, cleared: true };
}

/** The values given to a parameter, without the empty ones that an untouched form field sends. */
function valuesOf(params: URLSearchParams, parameter: string): string[] {
  return params.getAll(parameter).slice(0, MOST_CHOICES).map((text) => text.trim()).filter((text) => text !== "");
}

function parseChoices(
  facet: Facet,
  { texts, knows, drop }: { texts: string[]; knows: (value: string) => boolean; drop: (parameter: string, value: string) => void },
): string[] {
  const chosen = new Set<string>();
  for (const text of texts) {
    const value = optionOf(facet, { text, knows });
    if (value === null || (facet.pick === "one" && chosen.size > 0 && !chosen.has(value))) drop(facet.key, text);
    else chosen.add(value);
  }
  return [...chosen].toSorted();
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
