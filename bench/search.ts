// Benchmark of the catalogue index: one search that returns a page and the count of every filter option. Each search differs,
// because the index caches the counts of filters and texts.

import { generateCatalogue } from "../demo/catalogue.ts";
import type { DemoPc } from "../demo/demo-listing.ts";
import { everything, type CatalogueFilter } from "../shop/catalogue/search/filter.ts";
import type { PcListing } from "../shop/catalogue/listing.ts";
import { SearchIndex } from "../shop/catalogue/search/search-index.ts";
import { games, partName, type Game } from "../shop/catalogue/specs.ts";
import { percentile } from "./table.ts";

const QUESTIONS = 400;
const WARM_UP = 100;

export type SearchTime = { kind: string; p50: number; p99: number };

export function measureSearch(count: number): SearchTime[] {
  const listings: PcListing[] = [];
  for (const listing of generateCatalogue({ pcs: count, now: new Date("2026-11-21T08:00:00Z") })) {
    if (listing.kind === "pc") listings.push(listingOf(listing));
  }
  const index = new SearchIndex("pc");
  // The index yields to other work between batches; here there is none.
  for (const _piece of index.fillInSteps(listings));
  const machine = (turn: number) => listings[(turn * 7919) % listings.length] as PcListing;
  const kinds: Record<string, (turn: number) => CatalogueFilter> = {
    "text, two filters": (turn) => ({
      ...everything("pc"),
      q: textOf(machine(turn), turn),
      within: true,
      price: { min: 500 + turn, max: null },
      choices: { ramType: [turn % 2 ? "DDR4" : "DDR5"] },
    }),
    "two filters": (turn) => ({
      ...everything("pc"),
      sort: "priceAsc",
      price: { min: 500 + turn, max: null },
      choices: { ramType: [turn % 2 ? "DDR4" : "DDR5"], ramCapacity: ["16gb"] },
    }),
    "everything from a price on, by performance": (turn) => ({
      ...everything("pc"),
      sort: "performance",
      game: games[turn % games.length] ?? null,
      price: { min: 500 + turn, max: null },
    }),
    "a text with a slip": (turn) => ({
      ...everything("pc"),
      q: slipIn(textOf(machine(turn), turn), turn),
      price: { min: 500 + turn, max: null },
    }),
  };
  return Object.entries(kinds).map(([kind, question]) => {
    const times: number[] = [];
    for (let turn = 0; turn < WARM_UP + QUESTIONS; turn++) {
      const query = question(turn);
      const before = performance.now();
      index.search(query);
      if (turn >= WARM_UP) times.push(performance.now() - before);
    }
    return { kind, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
  });
}

/** A text that people would type to find this machine. */
function textOf({ title, specs }: PcListing, turn: number): string {
  const texts = [
    partName(specs.cpu),
    specs.gpu ? partName(specs.gpu) : title,
    title.split(" – ")[0] ?? title,
    `${specs.cpu.brand} ${specs.gpu?.vramGb ?? ""}`,
    title.split(" ")[2] ?? title,
  ];
  return texts[turn % texts.length] ?? title;
}

function slipIn(text: string, turn: number): string {
  const at = 1 + (turn % Math.max(1, text.length - 2));
  return `${text.slice(0, at)}${text[at + 1] ?? "x"}${text[at] ?? ""}${text.slice(at + 2)}`;
}

function listingOf({ id, title, price, warrantyMonths, badge, publishedAt, specs, units }: DemoPc): PcListing {
  const fps: PcListing["fps"] = {};
  const scores: PcListing["scores"] = {};
  for (const { test, value } of units[0]?.measurements ?? []) {
    if (games.includes(test as Game)) fps[test as Game] = value;
    else scores[test as keyof PcListing["scores"]] = value;
  }
  const grade = units[0]?.grade ?? "A";
  return {
    id,
    kind: "pc",
    title,
    price,
    warrantyMonths,
    badge,
    publishedAt,
    specs,
    grade,
    free: 1,
    stock: 1,
    photo: null,
    fps,
    scores,
  };
}
