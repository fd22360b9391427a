// What the events of a passport say about the unit today. Pure.

import { noonOf } from "../../base/day.ts";
import type { PartMonths } from "../inventory/part-warranty.ts";
import {
  clocksAt,
  coverToday,
  promisedCovers,
  type CoverClock,
  type CoveredComponent,
  type Ledger,
  type LedgerEntry,
} from "../warranty/ledger.ts";
import type { Passport } from "./view-passport.server.ts";
import type { PassportBody, SignedEvent } from "./passport-event.ts";

export type PassportSummary = {
  published: PassportBody<"published"> | null;
  graded: PassportBody<"graded"> | null;
  measured: PassportMeasurement[];
  /** The files of all test runs, in the order in which they were signed. */
  files: PassportFileHash[];
  care: SignedEvent[];
  /** Null before it was delivered to a buyer, and after it came back. */
  warranty: WarrantyClocks | null;
};

export type PassportMeasurement = PassportBody<"measured">["results"][number] & {
  on: string;
  by: "bench" | "demo";
  driver: string | null;
};

type Sensors = NonNullable<PassportBody<"measured">["sensors"]>;

/** The SHA-256 of a file of a test run, the day of the run, and how far the sensors went in it, in tenths. */
export type PassportFileHash = { digest: string; on: string; sensors: Omit<Sensors[number], "file">[] };

/** Days on which a warranty ends, as ISO dates; the shop's own and the law's are apart. */
export type WarrantyClocks = {
  from: string;
  /** Null: it was sold to a company. */
  legalUntil: string | null;
  commercialUntil: string | null;
  isExtended: boolean;
  /** It is being repaired, and the clocks stand still. */
  isPaused: boolean;
  parts: { part: string; until: string }[];
  today: PassportCover;
};

/**
 * What is covered today, in days: the whole unit until `whole`, the parts `longest` until `until`; null once everything is over.
 */
export type PassportCover = { whole: string | null; until: string; longest: string[] } | null;

/** The unit as its events leave it: an outdated value is gone, a later grade replaces an earlier one. */
export function summarise(events: Passport["events"], today: string): PassportSummary {
  const summary: PassportSummary = { published: null, graded: null, measured: [], files: [], care: [], warranty: null };
  for (const event of events) apply(summary, event);
  return { ...summary, warranty: warrantyIn(events, today) };
}

function apply(summary: PassportSummary, event: SignedEvent): void {
  if (event.kind === "published") summary.published = event.body;
  if (event.kind === "graded") summary.graded = event.body;
  if (event.kind === "measured") {
    summary.measured = [...without(summary.measured, event.body.results), ...resultsOf(event.body)];
    const known = new Set(summary.files.map(({ digest }) => digest));
    summary.files.push(...filesOf(event.body).filter(({ digest }) => !known.has(digest)));
  }
  if (event.kind === "outdated") summary.measured = without(summary.measured, event.body.results);
  if (event.kind === "erased" || event.kind === "repaired" || event.kind === "part-replaced") summary.care.push(event);
}

type Condition = PassportBody<"outdated">["results"][number];

function without(measured: readonly PassportMeasurement[], gone: readonly Condition[]): PassportMeasurement[] {
  const keys = new Set(gone.map(keyOf));
  return measured.filter((result) => !keys.has(keyOf(result)));
}

function keyOf({ test, resolution, settings, subject }: Condition): string {
  return [test, resolution, settings, subject].join(" ");
}

function resultsOf({ on, by, driver, results }: PassportBody<"measured">): PassportMeasurement[] {
  return results.map((result) => ({ ...result, on, by, driver: driver ?? null }));
}

function filesOf({ on, files = [], sensors = [] }: PassportBody<"measured">): PassportFileHash[] {
  return files.map((digest) => ({
    digest,
    on,
    sensors: sensors.filter(({ file }) => file === digest).map(({ sensor, low, high }) => ({ sensor, low, high })),
  }));
}

/** The clocks of the last delivery, by the rules of the warranty ledger; null once the unit is no buyer's any more. */
function warrantyIn(events: readonly SignedEvent[], today: string): WarrantyClocks | null {
  const start = events.findLastIndex(({ kind }) => kind === "delivered");
  const delivered = events[start];
  if (delivered?.kind !== "delivered") return null;
  const { on: from, parts = {}, legalMonths, commercialMonths, extendedMonths } = delivered.body;
  const covers = promisedCovers({
    months: commercialMonths,
    partMonths: Object.keys(parts).length === 0 ? null : (parts as PartMonths),
    extension: extendedMonths,
    legalMonths,
  });
  const ledger = { deliveredAt: noonOf(from), covers, entries: entriesAfter(events.slice(start + 1)) };
  if (coverToday(ledger, noonOf(today)).state === "ended") return null;
  const clocks = clocksAt(ledger, noonOf(today));
  const untilOf = (is: (clock: CoverClock) => boolean) =>
    clocks
      .filter(is)
      .map(({ until }) => until)
      .toSorted()
      .at(-1) ?? null;
  const components = [...new Set(covers.map(({ component }) => component))].filter((component) => component !== "unit");
  const ownOf = (component: CoveredComponent) =>
    untilOf((clock) => clock.component === component && clock.basis !== "legal");
  const ofParts = components.flatMap((part) => {
    const until = ownOf(part);
    return until === null ? [] : [{ part, until }];
  });
  return {
    from,
    legalUntil: untilOf(({ basis }) => basis === "legal"),
    commercialUntil: ownOf("unit") ?? ofParts.map(({ until }) => until).toSorted()[0] ?? null,
    isExtended: clocks.some(({ basis }) => basis === "extended"),
    isPaused: clocks.some((clock) => clock.isPaused),
    parts: ofParts,
    today: coverIn(ledger, today),
  };
}

function coverIn(ledger: Ledger, today: string): PassportCover {
  const cover = coverToday(ledger, noonOf(today));
  if (cover.state !== "covered") return null;
  const { wholeUntil, until, longest } = cover;
  return { whole: wholeUntil, until, longest };
}

/** A passport names no claim: a unit is in one claim at a time, so a report and the next end belong together. */
function entriesAfter(events: readonly SignedEvent[]): LedgerEntry[] {
  let claims = 0;
  return events.flatMap(({ kind, body }): LedgerEntry[] => {
    const at = noonOf(body.on);
    if (kind === "claim-opened" && body.claim === "warranty") return [{ kind: "claimed", claim: String(++claims), at }];
    if (kind === "claim-settled" && body.claim === "warranty") {
      const claim = String(claims);
      if (body.outcome === "repaired") return [{ kind: "repaired", claim, replaced: null, at }];
      return body.outcome === "rejected" || body.outcome === "dropped" ? [{ kind: "rejected", claim, at }] : [];
    }
    if (kind === "warranty-repair") {
      const claim = `repair ${++claims}`;
      return [
        { kind: "claimed", claim, at: noonOf(body.from) },
        { kind: "repaired", claim, replaced: null, at },
      ];
    }
    if (kind === "extension-withdrawn") return [{ kind, at }];
    if (kind === "replaced") return [{ kind: "ended", why: "replaced", at }];
    if (kind === "returned" || kind === "written-off") return [{ kind: "ended", why: "returned", at }];
    return kind === "inspected" && body.outcome === "back-to-buyer" ? [{ kind: "given-back", at }] : [];
  });
}
