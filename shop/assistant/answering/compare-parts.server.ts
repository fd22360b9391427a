// Compares two or more parts by what the shop measured in its own machines and what it sells.

import type { Bani } from "../../../base/money.ts";
import type { CatalogueIndex } from "../../catalogue/catalogue-index.server.ts";
import type { Listing, PcListing } from "../../catalogue/listing.ts";
import { games, type Game } from "../../catalogue/specs.ts";
import type { PartCriteria } from "../criteria.ts";
import { knownCards, knownProcessor } from "./component-constraints.server.ts";
import { isChip, isProcessor, partLabel } from "./part-names.ts";

export type ComparedPart = {
  name: string;
  /** PCs in stock with this part. */
  units: number;
  cheapest: Bani | null;
  /** The median of 3DMark Time Spy over these PCs; null without a measurement. */
  score: number | null;
  /** Measured frames over these PCs, at the standard settings. */
  games: { game: Game; low: number; high: number; units: number }[];
  /** From the shop's list of parts; null if it is not listed. */
  facts:
    | { kind: "card"; vram: string; watts: number | null; year: number | null }
    | { kind: "processor"; cores: number; threads: number; year: number | null }
    | null;
};

const MOST_COMPARED = 3;

/** One entry for each named part, and the cheapest PC with each that is in stock. */
export function compareParts(
  catalogueIndex: CatalogueIndex,
  named: readonly PartCriteria[],
): { parts: ComparedPart[]; listings: Listing[] } {
  const pcs = catalogueIndex.all().filter((listing): listing is PcListing => listing.kind === "pc" && listing.free > 0);
  const listings: Listing[] = [];
  const parts = named.slice(0, MOST_COMPARED).map((part): ComparedPart => {
    const own = pcs.filter(({ specs }) =>
      part.category === "graphics-cards" ? isChip(specs.gpu, part.name) : isProcessor(specs.cpu, part.name),
    );
    const cheapest = own.toSorted((a, b) => a.price - b.price || a.id - b.id)[0];
    if (cheapest && !listings.includes(cheapest)) listings.push(cheapest);
    const scores = own.flatMap(({ scores: { futuremark } }) => (futuremark === undefined ? [] : [futuremark]));
    return {
      name: partLabel(part.name),
      units: own.length,
      cheapest: cheapest?.price ?? null,
      score: scores.toSorted((a, b) => a - b)[scores.length >> 1] ?? null,
      games: framesOf(own),
      facts: factsOf(part),
    };
  });
  return { parts, listings };
}

function framesOf(pcs: readonly PcListing[]): ComparedPart["games"] {
  return games.flatMap((game) => {
    const measured = pcs.flatMap(({ fps }) => fps[game] ?? []);
    return measured.length === 0
      ? []
      : [{ game, low: Math.min(...measured), high: Math.max(...measured), units: measured.length }];
  });
}

function factsOf({ category, name }: PartCriteria): ComparedPart["facts"] {
  if (category === "processors") {
    const facts = knownProcessor(name)?.facts;
    return facts ? { kind: "processor", cores: facts.cores, threads: facts.threads, year: facts.launchYear } : null;
  }
  // One chip may be sold with several sizes of memory.
  const cards = knownCards(name).map(({ facts }) => facts);
  const [first] = cards.toSorted((a, b) => (a.launchYear ?? 0) - (b.launchYear ?? 0));
  const vram = cards
    .map(({ vramGb }) => vramGb)
    .toSorted((a, b) => a - b)
    .join("/");
  return first ? { kind: "card", vram, watts: first.tdpWatts, year: first.launchYear } : null;
}
