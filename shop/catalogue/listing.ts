// A listing is what the shop sells: a PC (one unit) or a component (one or more identical units).
// Invariant: a PC listing has exactly one unit; availability is derived from units and allocations, never from a
// counter.

import type { ListingId, UnitId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import type { BenchTestName } from "../inventory/bench/bench-tests.ts";
import type { Grade } from "../inventory/grade.ts";
import type { GradeReason } from "../inventory/grading/rubric.ts";
import type { Untested } from "../inventory/untested.ts";
import type { Benchmark, ComponentSpecs, Game, PcSpecs, Test } from "./specs.ts";

export const badges = ["popular", "bestseller", "new", "sale"] as const; // spec 2, card
export type Badge = (typeof badges)[number];

type Common = {
  id: ListingId;
  title: string;
  price: Bani;
  /** The shop's commercial warranty. */
  warrantyMonths: number;
  badge: Badge | null;
  publishedAt: Date;
  grade: Grade;
  /** Units that are not allocated now. */
  free: number;
  /** Unsold units, allocated or not. */
  stock: number;
  /** The address of the first photo of an unsold unit (unit-photo.ts); null if staff took none. */
  photo: string | null;
};

export type PcListing = Common & {
  kind: "pc";
  specs: PcSpecs;
  /** Measured frames per second at the shop's standard setting; a game that was not run is absent. */
  fps: Partial<Record<Game, number>>;
  /** Tenths of a dB(A), measured on this unit at rest and in load; absent where the noise was not measured. */
  noise?: { idle?: number; load?: number };
  /** Scores of the synthetic tests that were run on this unit. */
  scores: Partial<Record<"cinebench" | "futuremark" | "furmark" | "heaven", number>>;
};

export type ComponentListing = Common & { kind: "component" } & ComponentSpecs;

export type ProcessorListing = Extract<ComponentListing, { category: "processors" }>;

export type Listing = PcListing | ComponentListing;

/** One result, measured on one unit. */
export type Measurement = {
  unitId: UnitId;
  test: Test;
  value: number;
  resolution: string | null;
  settings: string | null;
  version: string;
  measuredAt: Date;
  /** Who measured: the shop's test bench, or the demo catalogue's generator. */
  source: "bench" | "demo";
};

/** A fact about the health of one unit, in the smallest step of its test: temperatures, noise, the state of a drive. */
export type HealthReading = {
  unitId: UnitId;
  test: BenchTestName;
  /** "1" for the first drive; null for the whole machine. */
  subject: string | null;
  value: number;
  version: string;
  measuredAt: Date;
  source: "bench" | "demo";
};

/** The condition of one unit on sale: what kept its grade from being better, and why it is untested. */
export type UnitCondition = {
  code: string;
  grade: Grade;
  /** For companies: under the margin scheme the invoice shows no VAT. */
  regime: "margin" | "normal";
  /** Null if it was graded without questions. */
  reasons: GradeReason[] | null;
  untested: Untested | null;
};

/** A listing's result in a test; undefined for a component and for a test that was not run. */
export function resultOf(listing: Listing, test: Test): number | undefined {
  if (listing.kind === "component") return undefined;
  return listing.fps[test as Game] ?? listing.scores[test as Benchmark];
}
