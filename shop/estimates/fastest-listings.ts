// Which PCs run a game fastest for a budget, and the frame rate of one PC at chosen settings.
// Invariant: what was measured on a PC comes before what is estimated for it; the two are never mixed (rule 15).

import type { Bani } from "../../base/money.ts";
import { gameSettings } from "../catalogue/game-result.ts";
import type { PcListing } from "../catalogue/listing.ts";
import { isStandardRun, standardRun, type Game } from "../catalogue/specs.ts";
import { performancePartsOf, type GameConditions } from "./fps-estimate.ts";
import type { FpsModel } from "./fps-model.ts";

/** Whole frames per second. */
export type FrameRate = { kind: "measured"; value: number } | { kind: "estimate"; low: number; high: number };

export type FastListing = { listing: PcListing; rate: FrameRate | null };

/**
 * The settings at which a game is shown at a resolution: the standard ones if PCs were measured at them, else those at which most were.
 * Null if none was measured at this resolution.
 */
export function conditionsAt(
  model: FpsModel,
  { game, resolution }: Pick<GameConditions, "game" | "resolution">,
): GameConditions | null {
  const measured = gameSettings
    .flatMap((settings) => {
      const at = { game, resolution, settings };
      const listings = model.measuredAt(at);
      return listings === null ? [] : [{ at, pcs: isStandardRun(at) ? Infinity : listings.size }];
    })
    .toSorted((one, other) => other.pcs - one.pcs);
  return measured[0]?.at ?? null;
}

/** The frame rate of a PC: measured on it, else estimated from its parts; null where neither is known. */
export function frameRateOf(
  listing: PcListing,
  { model, at }: { model: FpsModel; at: GameConditions },
): FrameRate | null {
  const value = measuredRate(listing, { model, at });
  if (value !== undefined) return { kind: "measured", value };
  const parts = performancePartsOf(listing.specs);
  const estimate = parts && model.estimate(parts, at);
  return estimate && { kind: "estimate", low: estimate.low, high: estimate.high };
}

function measuredRate(listing: PcListing, { model, at }: { model: FpsModel; at: GameConditions }): number | undefined {
  return (isStandardRun(at) ? listing.fps[at.game] : undefined) ?? model.measuredAt(at)?.get(listing.id);
}

/** The median of what was measured on PCs that are in stock; null if none of them was measured. */
export function stockMedian(
  listings: readonly PcListing[],
  { model, at }: { model: FpsModel; at: GameConditions },
): number | null {
  const values = listings
    .flatMap((listing) => measuredRate(listing, { model, at }) ?? [])
    .toSorted((one, other) => one - other);
  return values[values.length >> 1] ?? null;
}

/**
 * At most `count` free PCs up to `maxPrice` in the order of their frame rate: the measured ones, then the estimated ones by the lower end of
 * their range. Of equally fast ones the cheaper comes first. Without a known frame rate: the first in the given order.
 */
export function fastestListings(
  listings: readonly PcListing[],
  { model, at, maxPrice, count }: { model: FpsModel; at: GameConditions | null; maxPrice: Bani | null; count: number },
): FastListing[] {
  const affordable = listings.filter(({ free, price }) => free > 0 && (maxPrice === null || price <= maxPrice));
  if (at === null) return affordable.slice(0, count).map((listing) => ({ listing, rate: null }));
  const measured = affordable.flatMap((listing): Rated[] => {
    const value = measuredRate(listing, { model, at });
    return value === undefined ? [] : [{ listing, rate: { kind: "measured", value }, speed: value }];
  });
  // Estimates take time: they are made only where too few PCs were measured.
  const estimated = measured.length >= count ? [] : estimatedOf(affordable, { model, at });
  const fastest = [...byRate(measured), ...byRate(estimated)].slice(0, count);
  if (fastest.length === 0) return affordable.slice(0, count).map((listing) => ({ listing, rate: null }));
  return fastest.map(({ listing, rate }) => ({ listing, rate }));
}

type Rated = { listing: PcListing; rate: FrameRate; speed: number };

function estimatedOf(listings: readonly PcListing[], { model, at }: { model: FpsModel; at: GameConditions }): Rated[] {
  return listings.flatMap((listing): Rated[] => {
    const rate = frameRateOf(listing, { model, at });
    return rate?.kind === "estimate" ? [{ listing, rate, speed: rate.low }] : [];
  });
}

function byRate(rows: readonly Rated[]): Rated[] {
  return rows.toSorted((one, other) => other.speed - one.speed || one.listing.price - other.listing.price);
}

/** The standard resolution first. */
export const shownResolutions = [
  { name: "1080p", resolution: standardRun.resolution },
  { name: "1440p", resolution: "2560x1440" },
] as const satisfies readonly { name: string; resolution: GameConditions["resolution"] }[];

export type ResolutionName = (typeof shownResolutions)[number]["name"];

/** The games' order where all five are shown side by side. */
export const shownGames: readonly Game[] = ["cs2", "gtav", "valorant", "pubg", "lol"];
