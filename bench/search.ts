// The catalogue's index by itself: how long one search takes that gives a page and the count of every option.

import { generateCatalogue } from "../demo/catalogue.ts";
import type { DemoPc } from "../demo/demo-listing.ts";
import { everything, type CatalogueFilter } from "../shop/catalogue/filter.ts";
import type { PcListing } from "../shop/catalogue/listing.ts";
import { SearchIndex } from "../shop/catalogue/search-index.ts";
import { games, type Game } from "../shop/catalogue/specs.ts";

const all = everything("pc");
const questions: CatalogueFilter[] = [
  all,
  { ...all, sort: "priceAsc", page: 3 },
  { ...all, sort: "performance", game: "cs2" },
  { ...all, price: { min: 2000, max: 3000 } },
  { ...all, choices: { ramType: ["DDR5"], ramCapacity: ["16gb"] } },
  { ...all, q: "rtx 3060" },
];

const ROUNDS = 40;

export type SearchTime = { listings: number; fillMs: number; p50: number; p99: number };

export function measureSearch(count: number): SearchTime {
  const listings: PcListing[] = [];
  for (const listing of generateCatalogue({ pcs: count, now: new Date("2026-11-21T08:00:00Z") })) {
    if (listing.kind === "pc") listings.push(onShelf(listing));
  }
  const index = new SearchIndex("pc");
  const startedAt = performance.now();
  // The shelf lets other work in between the pieces; here nothing else is to be done.
  for (const _piece of index.filling(listings));
  const fillMs = performance.now() - startedAt;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const question of questions) {
      // The index keeps the counts of filters it has answered: each question must be a new one, or only that is measured.
      const asked = { ...question, price: { min: (question.price?.min ?? 500) + round, max: question.price?.max ?? null } };
      const before = performance.now();
      index.search(asked);
      if (round >= ROUNDS / 4) times.push(performance.now() - before);
    }
  }
  times.sort((a, b) => a - b);
  return { listings: listings.length, fillMs, p50: at(times, 0.5), p99: at(times, 0.99) };
}

function at(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function onShelf({ id, title, price, warrantyMonths, badge, publishedAt, specs, units }: DemoPc): PcListing {
  const fps: PcListing["fps"] = {};
  const scores: PcListing["scores"] = {};
  for (const { test, value } of units[0]?.measurements ?? []) {
    if (games.includes(test as Game)) fps[test as Game] = value;
    else scores[test as keyof PcListing["scores"]] = value;
  }
  const grade = units[0]?.grade ?? "A";
  return { id, kind: "pc", title, price, warrantyMonths, badge, publishedAt, specs, grade, free: 1, stock: 1, fps, scores };
}
