// A product that the assistant proposes, with the facts that speak for it.
// Invariant: every fact is measured, computed from specs, or the price; nothing is an opinion.

import { bani, type Bani } from "../../../base/money.ts";
import type { Listing, PcListing } from "../../catalogue/listing.ts";
import type { Game } from "../../catalogue/specs.ts";
import { upgradesOf, type ProcessorListing } from "../../catalogue/upgrades.ts";
import { partsByCategoryOfPc } from "../../compatibility/parts-by-category.ts";
import { wantedOf } from "../../compatibility/power.ts";
import { titleOf, type GameTitle } from "../lexicon/game-titles.ts";
import type { ScreenSize, Criteria } from "../criteria.ts";
import type { Relaxation } from "./constraint.ts";
import { frameNeeds, pixelsOf } from "./frames.ts";
import { isCooledQuietly } from "./pc-constraints.ts";

/**
 * Why it was chosen. `best`: the fastest within the budget; `faster`: the fastest at up to twice the cheapest's price,
 * without a budget; `equipped`: the best of its kind, for components; `next`: the next cheapest; `closest`: nothing meets
 * all criteria; `named`: the visitor named it.
 */
export type PickRole =
  "cheapest" | "best" | "faster" | "equipped" | "upgradable" | "fastest" | "next" | "closest" | "named";

export type Evidence =
  /** Measured on this very machine at the standard settings. */
  | { code: "measured"; game: Game; value: number }
  /** The game was not measured; this one, which loads a computer alike, was. */
  | { code: "alike"; title: GameTitle; game: Game; value: number; isHeavier: boolean }
  /** At a resolution that was not measured: at least the measured frames by its pixels, at most the measured frames. */
  | { code: "range"; title: GameTitle; resolution: ScreenSize; low: number; high: number }
  | { code: "score"; value: number }
  | { code: "room"; ramSlots: number; maxRamGb: number; m2Slots: number | null; watts: number }
  | { code: "next-processor"; name: string }
  | { code: "cooling"; rated: number; draws: number }
  | { code: "over"; by: Bani }
  /** For an upgrade: the supply that it needs in the visitor's computer. */
  | { code: "supply"; watts: number }
  /** For an upgrade: chipsets of boards that run both processors. */
  | { code: "boards"; chipsets: string }
  /** For an upgrade: medians of 3DMark Time Spy in the shop's machines, now and then. */
  | { code: "gain"; from: number; to: number };

export type AssistantPick = { role: PickRole; listing: Listing; evidence: Evidence[]; relaxed: Relaxation[] };

/** The facts about a PC that the criteria make interesting. */
export function evidenceOf(
  pc: PcListing,
  { criteria, processors, max }: { criteria: Criteria; processors: readonly ProcessorListing[]; max: Bani | null },
): Evidence[] {
  const evidence: Evidence[] = [];
  if (max !== null && pc.price > max) evidence.push({ code: "over", by: bani(pc.price - max) });
  for (const { title, game } of frameNeeds(criteria)) {
    const value = pc.fps[game];
    if (value === undefined) continue;
    const isMeasured = title === game;
    if (isMeasured) evidence.push({ code: "measured", game, value });
    else evidence.push({ code: "alike", title, game, value, isHeavier: titleOf(title).heavier === true });
    if (isMeasured && criteria.resolution !== null && criteria.resolution !== "1080p")
      evidence.push({
        code: "range",
        title,
        resolution: criteria.resolution,
        low: Math.floor(value / pixelsOf[criteria.resolution]),
        high: value,
      });
  }
  if (criteria.games.length === 0 && pc.scores.futuremark !== undefined)
    evidence.push({ code: "score", value: pc.scores.futuremark });
  if (criteria.quiet && isCooledQuietly(pc))
    evidence.push({ code: "cooling", rated: pc.specs.cooler.ratedWatts ?? 0, draws: pc.specs.cpu.tdpWatts });
  const { ramSlots, maxRamGb, m2Slots, processor } = upgradesOf(pc, processors);
  const watts = Math.max(0, pc.specs.psu.watts - wantedOf(partsByCategoryOfPc(pc)));
  evidence.push({ code: "room", ramSlots, maxRamGb, m2Slots, watts });
  if (criteria.upgradable && processor) evidence.push({ code: "next-processor", name: processor.specs.model });
  return evidence;
}

/** Rough watts of the rest of a PC, for the comparison of thousands; the exact figure is computed for the few shown. */
const REST_WATTS = 100;

/** How much room there is to upgrade, for a comparison only: slots, and one for each 100 spare watts up to four. */
export function roomOf({ specs: { motherboard, ram, storage, psu, gpu, cpu } }: PcListing): number {
  const free = Math.max(0, motherboard.ramSlots - ram.modules);
  const m2 = Math.max(0, (motherboard.m2Slots ?? 0) - storage.filter(({ formFactor }) => formFactor === "M.2").length);
  const spare = psu.watts - 1.2 * (cpu.tdpWatts * 1.3 + (gpu?.tdpWatts ?? 0) * 1.3 + REST_WATTS);
  return free + m2 + Math.min(4, Math.max(0, spare / 100));
}
