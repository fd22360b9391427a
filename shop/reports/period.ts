// The days that a report covers.

import { addDays, type Day } from "../../base/day.ts";

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

/** The days of the month before, from its first to the one with the number of `today`, or to its last if it is shorter. */
export function sameDaysBefore(today: Day): Period {
  const last = addDays(`${today.slice(0, 7)}-01`, -1);
  const same = `${last.slice(0, 7)}-${today.slice(8)}`;
  return { from: `${last.slice(0, 7)}-01`, to: same < last ? same : last };
}

/** All days of a period. */
export function daysOf({ from, to }: Period): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
