// Answers a buyer's question with listings that can be bought now.

import type { Bani } from "../../base/money.ts";
import type { PriceRange } from "../catalogue/product-type.ts";
import { everything, type CatalogueFilter } from "../catalogue/search/filter.ts";
import { headlineFps, type Listing } from "../catalogue/listing.ts";
import type { CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { categories, type Game } from "../catalogue/specs.ts";
import { understandQuestion, type PartOption } from "./question.ts";

/** How the listings were selected, for the text of the answer. */
export type SearchStrategy =
  { kind: "steps"; game: Game } | { kind: "fastest"; game: Game | null } | { kind: "cheapest" } | { kind: "text" };

export type AssistantAnswer = {
  understood: { game: Game | null; budget: PriceRange | null; parts: string[] };
  way: SearchStrategy;
  listings: AssistantSuggestion[];
  /** The number of listings that match `filter`. */
  total: number;
  /** The filter of the list with all of them, which may be empty. */
  filter: CatalogueFilter;
};

export type AssistantSuggestion = {
  id: number;
  title: string;
  price: Bani;
  fps: { game: Game; value: number } | null;
};

const SUGGESTIONS = 3;
/** Frames per second that are playable, smooth, and right for a fast screen. */
const STEPS = [60, 144, 240];
const MOST_PARTS_NAMED = 3;

/** Returns at most three listings, all from the catalogue; `price` is in bani. None if nothing matches. */
export function answerQuestion(catalogueIndex: CatalogueIndex, text: string): AssistantAnswer {
  const pcs = everything("pc");
  const { game, budget, parts, unknownParts } = understandQuestion(text, { known: knownParts(catalogueIndex) });
  if (unknownParts.length > 0) return answerByText(catalogueIndex, unknownParts.join(" "));
  if (game === null && budget === null && parts.length === 0) return answerByText(catalogueIndex, text);

  const filter: CatalogueFilter = { ...pcs, game, price: budget, choices: choicesOf(parts) };
  const understood = { game, budget, parts: parts.slice(0, MOST_PARTS_NAMED).map(({ label }) => label) };
  if (game !== null && budget === null && parts.length === 0) {
    const sorted: CatalogueFilter = { ...filter, sort: "priceAsc" };
    return {
      understood,
      way: { kind: "steps", game },
      ...found(catalogueIndex, sorted, cheapestSteps(catalogueIndex, sorted, game)),
    };
  }
  if (game !== null || budget !== null) {
    return { understood, way: { kind: "fastest", game }, ...found(catalogueIndex, { ...filter, sort: "performance" }) };
  }
  return { understood, way: { kind: "cheapest" }, ...found(catalogueIndex, { ...filter, sort: "priceAsc" }) };
}

function answerByText(catalogueIndex: CatalogueIndex, text: string): AssistantAnswer {
  const q = text.slice(0, 100).trim();
  const productType =
    catalogueIndex.countText("pc", q) > 0
      ? "pc"
      : (categories.find((category) => catalogueIndex.countText(category, q) > 0) ?? "pc");
  return {
    understood: { game: null, budget: null, parts: [] },
    way: { kind: "text" },
    ...found(catalogueIndex, { ...everything(productType), q }),
  };
}

function found(
  catalogueIndex: CatalogueIndex,
  filter: CatalogueFilter,
  chosen?: Listing[],
): Pick<AssistantAnswer, "listings" | "total" | "filter"> {
  const { total, listings } = catalogueIndex.search(filter);
  return {
    listings: (chosen ?? listings).slice(0, SUGGESTIONS).map((listing) => suggestionOf(listing, filter.game)),
    total,
    filter,
  };
}

function suggestionOf(listing: Listing, game: Game | null): AssistantSuggestion {
  const fps = listing.kind === "pc" ? headlineFps(listing, game) : null;
  return { id: listing.id, title: listing.title, price: listing.price, fps };
}

/** For each step, the cheapest machine that reached it in the game. `filter` must be sorted by price. */
function cheapestSteps(catalogueIndex: CatalogueIndex, filter: CatalogueFilter, game: Game): Listing[] {
  const chosen: Listing[] = [];
  const { pages } = catalogueIndex.search(filter);
  for (let page = 1; page <= pages && chosen.length < STEPS.length; page++) {
    for (const listing of catalogueIndex.search({ ...filter, page }).listings) {
      const step = STEPS[chosen.length];
      const value = listing.kind === "pc" ? listing.fps[game] : undefined;
      if (step !== undefined && value !== undefined && value >= step) chosen.push(listing);
    }
  }
  return chosen;
}

function knownParts(catalogueIndex: CatalogueIndex): PartOption[] {
  const { facets } = catalogueIndex.search(everything("pc"));
  return facets.flatMap(({ key, options }) =>
    key === "cpus" || key === "gpus"
      ? options.flatMap(({ value, label }) => (label === null ? [] : [{ facet: key, value, label }]))
      : [],
  );
}

function choicesOf(parts: readonly PartOption[]): CatalogueFilter["choices"] {
  const choices: Record<string, string[]> = {};
  for (const { facet, value } of parts) (choices[facet] ??= []).push(value);
  return choices;
}
