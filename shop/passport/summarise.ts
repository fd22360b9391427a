// What the events of a passport say about the unit today. Pure.

import type { Passport } from "./view-passport.server.ts";
import type { PassportBody, SignedEvent } from "./passport-event.ts";

export type PassportSummary = {
  published: PassportBody<"published"> | null;
  graded: PassportBody<"graded"> | null;
  measured: PassportMeasurement[];
  care: SignedEvent[];
  /** Null before it was delivered to a buyer, and after it came back. */
  warranty: WarrantyClocks | null;
};

export type PassportMeasurement = PassportBody<"measured">["results"][number] & {
  on: string;
  by: "bench" | "demo";
  driver: string | null;
};

/** Days on which a warranty ends, as ISO dates; the shop's own and the law's are apart. */
export type WarrantyClocks = {
  from: string;
  legalUntil: string;
  commercialUntil: string | null;
  isExtended: boolean;
  parts: { part: string; until: string }[];
};

/** The unit as its events leave it: an outdated value is gone, a later grade replaces an earlier one. */
export function summarise(events: Passport["events"]): PassportSummary {
  const summary: PassportSummary = { published: null, graded: null, measured: [], care: [], warranty: null };
  for (const event of events) apply(summary, event);
  return summary;
}

function apply(summary: PassportSummary, event: SignedEvent): void {
  if (event.kind === "published") summary.published = event.body;
  if (event.kind === "graded") summary.graded = event.body;
  if (event.kind === "measured")
    summary.measured = [...without(summary.measured, event.body.results), ...resultsOf(event.body)];
  if (event.kind === "outdated") summary.measured = without(summary.measured, event.body.results);
  if (event.kind === "erased" || event.kind === "repaired" || event.kind === "part-replaced") summary.care.push(event);
  if (event.kind === "delivered") summary.warranty = clocksFrom(event.body);
  if (event.kind === "returned" || event.kind === "sale-ended" || event.kind === "written-off") summary.warranty = null;
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

function clocksFrom({
  on,
  legalMonths,
  commercialMonths,
  extendedMonths,
  parts = {},
}: PassportBody<"delivered">): WarrantyClocks {
  const until = (months: number) => dayAfterMonths(on, months + extendedMonths);
  return {
    from: on,
    legalUntil: dayAfterMonths(on, legalMonths),
    commercialUntil: commercialMonths + extendedMonths > 0 ? until(commercialMonths) : null,
    isExtended: extendedMonths > 0,
    parts: Object.entries(parts)
      .filter(([, months]) => months > 0)
      .map(([part, months]) => ({ part, until: until(months) })),
  };
}

/** The same day this many months later, or the last day of a shorter month; ISO dates. */
function dayAfterMonths(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}
