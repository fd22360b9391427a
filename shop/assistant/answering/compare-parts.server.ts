// Compares two or more parts by what the shop measured in its own machines and what it sells, and apart from that by
// estimates: all of them beside the same other part.

import type { Bani } from "../../../base/money.ts";
import type { CatalogueIndex } from "../../catalogue/catalogue-index.server.ts";
import type { Listing, PcListing } from "../../catalogue/listing.ts";
import { games, type Game } from "../../catalogue/specs.ts";
import type { FpsEstimate } from "../../estimates/fps-estimate.ts";
import type { Criteria, PartCriteria } from "../criteria.ts";
import { knownCards, knownProcessor } from "./component-constraints.server.ts";
import { estimateFor, frameNeeds, type FrameModel, type FrameNeed, type NamedRun } from "./frames.ts";
import { isChip, isProcessor, partLabel } from "./part-names.ts";

export type ComparedPart = {
  name: string;
  /** PCs in stock with this part. */
  units: number;
  cheapest: Bani | null;
  /** The median of 3DMark Time Spy over these PCs; null without a measurement. */
  score: number | null;
  /** The median of the noise in load, in tenths of a dB(A), and of how many of these PCs; null if none was measured. */
  noise: { load: number; units: number } | null;
  /** Measured frames over these PCs, at the standard settings. */
  games: { game: Game; low: number; high: number; units: number }[];
  /** From the shop's list of parts; null if it is not listed. */
  facts:
    | { kind: "card"; vram: string; watts: number | null; year: number | null }
    | { kind: "processor"; cores: number; threads: number; year: number | null }
    | null;
};

type EstimatedRange = Pick<FpsEstimate, "low" | "high" | "pcs">;

/** Estimated frames in one game; `beside`: the processor or card that all parts are estimated with. */
export type EstimatedComparison = {
  game: Game;
  beside: string;
  ranges: ({ name: string } & EstimatedRange)[];
} & NamedRun;

/** The cheapest PC with a part. */
type ComparedListing = { part: string; listing: Listing };

const MOST_COMPARED = 3;

/**
 * One entry for each named part, the cheapest PC with each that is in stock, and estimates where the parts are of one category.
 */
export function compareParts(
  catalogueIndex: CatalogueIndex,
  criteria: Pick<Criteria, "wants" | "games" | "resolution" | "settings" | "fps">,
  model: FrameModel,
): { parts: ComparedPart[]; estimates: EstimatedComparison[]; listings: ComparedListing[] } {
  const named = criteria.wants
    .filter(({ category }) => category === "graphics-cards" || category === "processors")
    .slice(0, MOST_COMPARED);
  const needs = frameNeeds({ ...criteria, games: criteria.games.length > 0 ? criteria.games : [...games] }, model);
  const shown = games.filter((game) => needs.some((need) => need.game === game));
  const pcs = catalogueIndex.all().filter((listing): listing is PcListing => listing.kind === "pc" && listing.free > 0);
  const listings: ComparedListing[] = [];
  const parts = named.map((part): ComparedPart => {
    const own = pcs.filter(({ specs }) =>
      part.category === "graphics-cards" ? isChip(specs.gpu, part.name) : isProcessor(specs.cpu, part.name),
    );
    const cheapest = own.toSorted((a, b) => a.price - b.price || a.id - b.id)[0];
    if (cheapest && !listings.some(({ listing }) => listing === cheapest))
      listings.push({ part: partLabel(part.name), listing: cheapest });
    const scores = own.flatMap(({ scores: { futuremark } }) => (futuremark === undefined ? [] : [futuremark]));
    return {
      name: partLabel(part.name),
      units: own.length,
      cheapest: cheapest?.price ?? null,
      score: scores.toSorted((a, b) => a - b)[scores.length >> 1] ?? null,
      noise: noiseOf(own),
      games: framesOf(own, shown),
      facts: factsOf(part),
    };
  });
  return { parts, estimates: estimatesBeside(named, { pcs, needs, model }), listings };
}

function noiseOf(pcs: readonly PcListing[]): ComparedPart["noise"] {
  const loads = pcs.flatMap(({ noise }) => noise?.load ?? []).toSorted((a, b) => a - b);
  const load = loads[loads.length >> 1];
  return load === undefined ? null : { load, units: loads.length };
}

function framesOf(pcs: readonly PcListing[], shown: readonly Game[]): ComparedPart["games"] {
  return shown.flatMap((game) => {
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

/** Other parts that are tried: the commonest in stock. */
const MOST_TRIED = 40;

type Comparing = { pcs: readonly PcListing[]; needs: readonly FrameNeed[]; model: FrameModel };

/**
 * Estimates of the named parts beside one and the same other part, of those in stock the one that most games are known for,
 * and then the fastest: it hides the difference least. Empty unless all parts are cards, or all processors.
 */
function estimatesBeside(named: readonly PartCriteria[], { pcs, needs, model }: Comparing): EstimatedComparison[] {
  const category = named[0]?.category;
  if (named.length < 2 || named.some((part) => part.category !== category)) return [];
  const isCard = category === "graphics-cards";
  const variants = named.map((part) => ({ name: partLabel(part.name), parts: modelsOf(part) }));
  const tried = commonest(pcs.map(({ specs }) => (isCard ? specs.cpu.model : cardOf(specs.gpu))));
  let best: { estimates: EstimatedComparison[]; frames: number } | null = null;
  for (const beside of tried) {
    const estimates = needs.flatMap((need): EstimatedComparison[] => {
      const found = comparedIn(need, { variants, beside, isCard, model });
      return found ? [found] : [];
    });
    const frames = estimates.flatMap(({ ranges }) => ranges).reduce((sum, { low }) => sum + low, 0);
    const isBetter =
      best === null ||
      estimates.length > best.estimates.length ||
      (estimates.length === best.estimates.length && frames > best.frames);
    if (isBetter) best = { estimates, frames };
  }
  return best?.estimates ?? [];
}

type Beside = {
  variants: readonly { name: string; parts: readonly string[] }[];
  beside: string;
  isCard: boolean;
  model: FrameModel;
};

/** The first run at which every part has an estimate; null if there is none. */
function comparedIn(
  { game, runs }: FrameNeed,
  { variants, beside, isCard, model }: Beside,
): EstimatedComparison | null {
  for (const run of runs) {
    const ranges = variants.flatMap(({ name, parts }) => {
      const range = parts
        .map((part) => {
          const pair = isCard ? { processor: beside, graphics: part } : { processor: part, graphics: beside };
          return estimateFor(pair, run, model);
        })
        .find((estimate) => estimate !== null);
      return range ? [{ name, ...range }] : [];
    });
    if (ranges.length === variants.length) return { game, beside, ranges, screen: run.screen, settings: run.settings };
  }
  return null;
}

/** The full names under which a named part may have been measured. */
function modelsOf({ category, name }: PartCriteria): string[] {
  if (category === "graphics-cards") return knownCards(name).map(({ facts }) => cardOf(facts) ?? "");
  const processor = knownProcessor(name);
  return processor ? [processor.name] : [];
}

/** A card as the estimates name it. */
function cardOf(card: { chip: string; vramGb: number } | null): string | null {
  return card && `${card.chip} ${card.vramGb} GB`;
}

function commonest(names: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_TRIED)
    .map(([name]) => name);
}
