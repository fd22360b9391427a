// Frames per second that the criteria need, and what is known of a PC: measured on it, or estimated from other PCs.
// Invariant: a measured figure decides where there is one, else the low end of the estimate. Nothing is derived from another
// resolution or from lighter settings. Another game asks for the measured one that loads a computer alike; an answer says so.

import { LRUCache } from "lru-cache";
import type { ListingId } from "../../../base/id.ts";
import type { GameConditions, PerformanceParts } from "../../estimates/fps-estimate.ts";
import { performancePartsOf } from "../../estimates/fps-estimate.ts";
import type { FpsModel } from "../../estimates/fps-model.ts";
import type { PcListing } from "../../catalogue/listing.ts";
import { gameSettings } from "../../catalogue/game-result.ts";
import { standardRun, type Game } from "../../catalogue/specs.ts";
import { titleOf, type GameTitle } from "../lexicon/game-titles.ts";
import type { ScreenSize, Criteria } from "../criteria.ts";

export type FrameModel = Pick<FpsModel, "estimate" | "measuredAt">;

const PLAYABLE = 60; // frames per second
/** A game that is clearly heavier than the measured one needs about twice the frames there. */
const HEAVIER = 2;

export const resolutionOf = { "1080p": "1920x1080", "1440p": "2560x1440", "4k": "3840x2160" } as const satisfies Record<
  ScreenSize,
  GameConditions["resolution"]
>;

/** The resolution and settings of a figure, as they are named in an answer. */
export type NamedRun = { screen: ScreenSize; settings: GameConditions["settings"] };

export type FrameNeed = {
  title: GameTitle;
  /** The game whose figures count. */
  game: Game;
  /** Frames per second to reach in the title. */
  target: number;
  /** Frames per second to reach in the game whose figures count. */
  frames: number;
  /** The resolution and settings that the criteria name. */
  wanted: NamedRun;
  /** Where figures count: as wanted, then at heavier settings, where the frame rate is at most lower. */
  runs: readonly KnownRun[];
  /** Nothing is known of any PC as wanted: `runs` is the standard run, and an answer says so. */
  isUnknown: boolean;
  /** The same at the standard run, for comparing PCs of which nothing is known as wanted. */
  standard: FigureSource;
};

/** What figures of a game are looked up in: thousands of PCs are, for one question. */
export type FigureSource = { game: Game; runs: readonly KnownRun[] };

/** A run of one game, with what was measured at it and the estimates made so far. */
export type KnownRun = NamedRun & {
  conditions: GameConditions;
  measured: ReadonlyMap<ListingId, number> | null;
  estimates: Map<PerformanceParts, KnownEstimate>;
};

/** Whole frames per second. `pcs`: how many measured PCs are behind an estimate. */
export type FrameFigure = NamedRun &
  ({ basis: "measured"; fps: number } | { basis: "estimated"; low: number; high: number; pcs: number });

export const standard: NamedRun = { screen: "1080p", settings: standardRun.settings };

/** What each game of the criteria needs. */
export function frameNeeds(
  { games, resolution, settings, fps }: Pick<Criteria, "games" | "resolution" | "settings" | "fps">,
  model: FrameModel,
): FrameNeed[] {
  const target = fps ?? PLAYABLE;
  const wanted: NamedRun = { screen: resolution ?? standard.screen, settings: settings ?? standard.settings };
  const heavierRuns = gameSettings
    .slice(gameSettings.indexOf(wanted.settings))
    .map((each): NamedRun => ({ screen: wanted.screen, settings: each }));
  return games.map((title) => {
    const { like, heavier } = titleOf(title);
    const standardRuns = [knownRun(like, standard, model)];
    const runs = heavierRuns
      .map((run) => knownRun(like, run, model))
      .filter((run) => isStandard(run) || run.measured !== null);
    return {
      title,
      game: like,
      target,
      frames: target * (heavier ? HEAVIER : 1),
      wanted,
      runs: runs.length > 0 ? runs : standardRuns,
      isUnknown: runs.length === 0,
      standard: { game: like, runs: standardRuns },
    };
  });
}

export const isStandard = ({ screen, settings }: NamedRun) =>
  screen === standard.screen && settings === standard.settings;

/** Estimates by model and conditions: the same parts repeat in thousands of PCs. A new model begins anew. */
const estimatesOf = new WeakMap<FrameModel, Map<string, KnownRun["estimates"]>>();

function knownRun(game: Game, run: NamedRun, model: FrameModel): KnownRun {
  const conditions: GameConditions = { game, resolution: resolutionOf[run.screen], settings: run.settings };
  let byConditions = estimatesOf.get(model);
  if (!byConditions) estimatesOf.set(model, (byConditions = new Map()));
  const key = `${game} ${run.screen} ${run.settings}`;
  let estimates = byConditions.get(key);
  if (!estimates) byConditions.set(key, (estimates = new Map()));
  return { ...run, conditions, measured: model.measuredAt(conditions), estimates };
}

/** What was measured on this PC; else the estimate for its parts; null where too little was measured. */
export function figureOf(pc: PcListing, { game, runs }: FigureSource, model: FrameModel): FrameFigure | null {
  for (const run of runs) {
    const fps = isStandard(run) ? pc.fps[game] : run.measured?.get(pc.id);
    if (fps !== undefined) return { basis: "measured", screen: run.screen, settings: run.settings, fps };
  }
  const parts = partsOf(pc);
  if (parts === null) return null;
  for (const run of runs) {
    const estimate = estimateOf(parts, run, model);
    if (estimate) return { basis: "estimated", screen: run.screen, settings: run.settings, ...estimate };
  }
  return null;
}

/** What a figure guarantees: the measured frames, or the low end of the range. */
export function leastOf(figure: FrameFigure): number {
  return figure.basis === "measured" ? figure.fps : figure.low;
}

/** The frames of a PC over the games, as a share of what they need; -1 if nothing is known of one of them. */
export function frameShare(pc: PcListing, needs: readonly FrameNeed[], model: FrameModel): number {
  let least = Number.POSITIVE_INFINITY;
  for (const need of needs) {
    const figure = figureOf(pc, need, model);
    if (figure === null) return -1;
    least = Math.min(least, leastOf(figure) / need.frames);
  }
  return least === Number.POSITIVE_INFINITY ? -1 : least;
}

/**
 * Where the figures of a PC come from, "0" for the first game measured as wanted: only PCs of the same basis are compared
 * by speed. A basis that sorts before another is the better one; "-" means that nothing is known.
 */
export function basisOf(pc: PcListing, needs: readonly FrameNeed[], model: FrameModel): string {
  return needs
    .map((need) => {
      const figure = figureOf(pc, need, model);
      if (figure === null) return "-";
      const place = need.runs.findIndex(({ settings }) => settings === figure.settings);
      return String(figure.basis === "measured" ? place : place + gameSettings.length);
    })
    .join("");
}

export type KnownEstimate = { low: number; high: number; pcs: number } | null;

const partsOfPcs = new WeakMap<PcListing, PerformanceParts | null>();
const MOST_PARTS = 20_000;
const sameParts = new LRUCache<string, PerformanceParts>({ max: MOST_PARTS });

function partsOf(pc: PcListing): PerformanceParts | null {
  let parts = partsOfPcs.get(pc);
  if (parts === undefined) {
    const own = performancePartsOf(pc.specs);
    partsOfPcs.set(pc, (parts = own && sharedParts(own)));
  }
  return parts;
}

/** One object for the same parts, so that they are found by identity. */
function sharedParts(parts: PerformanceParts): PerformanceParts {
  const key = `${parts.processor}\n${parts.graphics}`;
  const known = sameParts.get(key);
  if (known) return known;
  sameParts.set(key, parts);
  return parts;
}

function estimateOf(parts: PerformanceParts, { conditions, estimates }: KnownRun, model: FrameModel): KnownEstimate {
  let estimate = estimates.get(parts);
  if (estimate === undefined) {
    const found = model.estimate(parts, conditions);
    estimates.set(parts, (estimate = found && { low: found.low, high: found.high, pcs: found.pcs }));
  }
  return estimate;
}

/** The estimate for parts that are in no PC of the stock; null where too little was measured. */
export function estimateFor(parts: PerformanceParts, run: KnownRun, model: FrameModel): KnownEstimate {
  return estimateOf(sharedParts(parts), run, model);
}
