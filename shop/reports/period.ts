// The days that a report covers.

import type { Day } from "../../base/vat.ts";

/** Both days are included. */
export type Period = { from: Day; to: Day };

const LONGEST = 800; // days: two years and a bit, to compare a month with the same one of last year

/** The period of two days that were typed, in either order; without them, the month of `today` up to it. */
export function periodOf({ from, to }: { from: Day | null; to: Day | null }, today: Day): Period {
  const last = to ?? today;
  const first = from ?? `${last.slice(0, 7)}-01`;
  const [start, end] = first <= last ? [first, last] : [last, first];
  const earliest = addDays(end, 1 - LONGEST);
  return { from: start < earliest ? earliest : start, to: end };
}

/** All days of a period. */
export function daysOf({ from, to }: Period): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
