// A product that the assistant proposes, with the facts that speak for it.
// Invariant: every fact is measured, computed from specs, or the price; nothing is an opinion.

import { bani, type Bani } from "../../../base/money.ts";
import type { ComponentListing, Listing, PcListing } from "../../catalogue/listing.ts";
import type { OperatingSystem } from "../../catalogue/operating-system.ts";
import type { Category, Game } from "../../catalogue/specs.ts";
import { freeSlotsOn } from "../../compatibility/limits.ts";
import { partsByCategoryOfPc, type PartsByCategory } from "../../compatibility/parts-by-category.ts";
import { wantedOf } from "../../compatibility/power.ts";
import type { Upgrades } from "../../compatibility/upgrades.ts";
import { titleOf, type GameTitle } from "../lexicon/game-titles.ts";
import type { FitVerdict } from "../../own-pc/fit-verdict.ts";
import type { UnknownOfPc } from "../../own-pc/own-parts.ts";
import type { Criteria } from "../criteria.ts";
import type { Relaxation } from "./constraint.ts";
import { figureOf, frameNeeds, type FrameFigure, type FrameModel, type FrameNeed, type NamedRun } from "./frames.ts";
import type { PartFigure, PartFrames } from "./part-frames.ts";
import { isQuiet } from "./pc-constraints.ts";

/**
 * Why it was chosen. `best`: the fastest within the budget; `faster`: the fastest at up to twice the cheapest's price,
 * without a budget; `equipped`: the best of its kind, for components; `next`: the next cheapest; `closest`: nothing meets
 * all criteria; `named`: the visitor named it; `value`: the most frames for the money, of upgrades.
 */
export type PickRole =
  | "cheapest"
  | "best"
  | "faster"
  | "equipped"
  | "upgradable"
  | "fastest"
  | "next"
  | "closest"
  | "named"
  | "value";

export type Evidence =
  /** Measured on this very machine. */
  | ({ code: "measured"; game: Game; value: number } & NamedRun)
  /** Not measured on this machine: the range for its parts, from so many measured PCs. */
  | ({ code: "estimated"; game: Game; low: number; high: number; pcs: number } & NamedRun)
  /** Figures are of this game, which loads a computer alike: the title itself was not measured. */
  | { code: "alike"; title: GameTitle; game: Game; isHeavier: boolean; figure: FrameFigure }
  /** Neither measured at this resolution and settings nor enough for an estimate. */
  | ({ code: "unmeasured"; title: GameTitle } & NamedRun)
  | { code: "score"; value: number }
  | { code: "room"; ramSlots: number; maxRamGb: number; m2Slots: number | null; watts: number }
  | { code: "next-processor"; name: string }
  | { code: "cooling"; rated: number; draws: number }
  /** Tenths of a dB(A), measured on this machine. */
  | { code: "noise"; idle: number | null; load: number }
  | { code: "noise-unmeasured" }
  /** The operating system that it is sold with. */
  | { code: "os"; os: OperatingSystem }
  /** Of a loose card or processor: what was measured in PCs with it, or an estimate beside another part. */
  | { code: "part-frames"; title: GameTitle; game: Game; isHeavier: boolean; figure: PartFigure }
  /** Millimetres: of a card, or the room for one in a case. */
  | { code: "length"; mm: number }
  | { code: "vram"; gb: number }
  /** Of several that were asked for: how many there are of this one, and what so many cost. */
  | { code: "several"; free: number; count: number; total: Bani }
  | { code: "over"; by: Bani }
  /** For an upgrade: the supply that it needs in the visitor's computer. */
  | { code: "supply"; watts: number }
  /** For an upgrade: what has to be bought with it, and the price of all. */
  | { code: "together"; parts: string; total: Bani }
  /** For an upgrade: what is not known of the visitor's PC and decides whether it fits. */
  | { code: "own-missing"; missing: readonly UnknownOfPc[] }
  /** Whether it fits the visitor's PC. */
  | { code: "own-fit"; verdict: FitVerdict; category: Category }
  /** For an upgrade: the other part, or the game itself, keeps it from drawing all frames that it could. */
  | { code: "held-back"; by: "processor" | "graphics" | "game" }
  /** For an upgrade: estimates for the visitor's computer now and then. `now`: the parts that it is taken to have. */
  | ({ code: "frames-gain"; now: string; game: Game; from: FrameRange; to: FrameRange } & NamedRun);

export type FrameRange = { low: number; high: number; pcs: number };

export type AssistantPick = { role: PickRole; listing: Listing; evidence: Evidence[]; relaxed: Relaxation[] };

type PartContext = {
  criteria: Criteria;
  max: Bani | null;
  frames: PartFrames | null;
  needs: readonly FrameNeed[];
};

/** The facts about a component that the criteria make interesting. */
export function partEvidenceOf(listing: ComponentListing, { criteria, max, frames, needs }: PartContext): Evidence[] {
  const evidence: Evidence[] = [];
  if (max !== null && listing.price > max) evidence.push({ code: "over", by: bani(listing.price - max) });
  for (const need of frames ? needs : []) evidence.push(...partFrameEvidence(listing, need, frames!));
  if (listing.category === "graphics-cards") {
    if (criteria.vramGb !== null || criteria.resolution !== null)
      evidence.push({ code: "vram", gb: listing.specs.vramGb });
    if (criteria.lengthMm !== null || criteria.size !== null)
      evidence.push({ code: "length", mm: listing.specs.lengthMm });
  }
  if (listing.category === "cases" && criteria.lengthMm !== null)
    evidence.push({ code: "length", mm: listing.specs.maxGpuLengthMm });
  evidence.push(...severalEvidence(listing, criteria));
  return evidence;
}

function partFrameEvidence(listing: ComponentListing, need: FrameNeed, frames: PartFrames): Evidence[] {
  const { title, game, wanted } = need;
  const figure = need.isUnknown ? null : frames(listing, need);
  const shown = figure ?? frames(listing, need.standard);
  const isHeavier = title !== game && titleOf(title).heavier === true;
  return [
    ...(shown ? [{ code: "part-frames" as const, title, game, isHeavier, figure: shown }] : []),
    ...(figure ? [] : [{ code: "unmeasured" as const, title, ...wanted }]),
  ];
}

function severalEvidence({ free, price }: Listing, { count }: Criteria): Evidence[] {
  return count === null || count < 2 ? [] : [{ code: "several", free, count, total: bani(price * count) }];
}

type EvidenceContext = {
  criteria: Criteria;
  upgrades: Upgrades;
  max: Bani | null;
  model: FrameModel;
};

/** The facts about a PC that the criteria make interesting. */
export function evidenceOf(pc: PcListing, { criteria, upgrades, max, model }: EvidenceContext): Evidence[] {
  const evidence: Evidence[] = [];
  if (max !== null && pc.price > max) evidence.push({ code: "over", by: bani(pc.price - max) });
  for (const need of frameNeeds(criteria, model)) evidence.push(...frameEvidence(pc, need, model));
  if (criteria.games.length === 0 && pc.scores.futuremark !== undefined)
    evidence.push({ code: "score", value: pc.scores.futuremark });
  evidence.push(...severalEvidence(pc, criteria));
  if (criteria.vramGb !== null && pc.specs.gpu) evidence.push({ code: "vram", gb: pc.specs.gpu.vramGb });
  if (criteria.quiet) evidence.push(...noiseEvidence(pc));
  if (criteria.os !== null && pc.specs.os !== undefined) evidence.push({ code: "os", os: pc.specs.os });
  const { ramSlots, maxRamGb, m2Slots, processor } = upgrades;
  evidence.push({ code: "room", ramSlots, maxRamGb, m2Slots, watts: spareWattsOf(pc, partsByCategoryOfPc(pc)) });
  if (criteria.upgradable && processor) evidence.push({ code: "next-processor", name: processor.specs.model });
  return evidence;
}

/** The figure for one game; where there is none as wanted, that, and the figure at the standard run. */
function frameEvidence(pc: PcListing, need: FrameNeed, model: FrameModel): Evidence[] {
  const { title, game, wanted } = need;
  const figure = figureOf(pc, need, model);
  const isUnmeasured = need.isUnknown || figure === null;
  const shown = figure ?? figureOf(pc, need.standard, model);
  return [
    ...(shown ? [factOf(title, game, shown)] : []),
    ...(isUnmeasured ? [{ code: "unmeasured" as const, title, ...wanted }] : []),
  ];
}

function factOf(title: GameTitle, game: Game, figure: FrameFigure): Evidence {
  if (title !== game) return { code: "alike", title, game, isHeavier: titleOf(title).heavier === true, figure };
  const { screen, settings } = figure;
  if (figure.basis === "measured") return { code: "measured", game, value: figure.fps, screen, settings };
  const { low, high, pcs } = figure;
  return { code: "estimated", game, low, high, pcs, screen, settings };
}

/** How loud it is: measured, or what speaks for it, and that it was not measured. */
function noiseEvidence(pc: PcListing): Evidence[] {
  const { noise, specs } = pc;
  if (noise?.load !== undefined) return [{ code: "noise", idle: noise.idle ?? null, load: noise.load }];
  const cooling: Evidence = { code: "cooling", rated: specs.cooler.ratedWatts ?? 0, draws: specs.cpu.tdpWatts };
  return [...(isQuiet(pc) ? [cooling] : []), { code: "noise-unmeasured" }];
}

/** Watts of the supply above what the PC should have. */
function spareWattsOf({ specs }: PcListing, parts: PartsByCategory): number {
  return Math.max(0, specs.psu.watts - wantedOf(parts));
}

/** A score of how far a PC can be upgraded, for a comparison only: slots, and one for each 100 spare watts up to four. */
export function upgradeScore(pc: PcListing): number {
  const parts = partsByCategoryOfPc(pc);
  const { ramSlots, m2Slots } = freeSlotsOn(pc.specs.motherboard, parts);
  return ramSlots + (m2Slots ?? 0) + Math.min(4, spareWattsOf(pc, parts) / 100);
}
