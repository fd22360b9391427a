// The start and end of a day in Romania, for the date ranges of lists. The database computes them, with its time zones.

import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { DayRange } from "./day.ts";

/** The first moment of a day, "2026-11-22". */
export function dayBegins(day: string): RawBuilder<Date> {
  return sql<Date>`(${day}::date::timestamp at time zone 'Europe/Bucharest')`;
}

/** The first moment after a day. */
export function dayEnds(day: string): RawBuilder<Date> {
  return sql<Date>`((${day}::date + 1)::timestamp at time zone 'Europe/Bucharest')`;
}

/** The first moment after the day so many days from now: what is promised for that many days lasts to the end of the last. */
export function endOfTermFromNow({ days }: { days: number }): RawBuilder<Date> {
  return sql<Date>`(((now() at time zone 'Europe/Bucharest')::date + ${days}::int + 1)::timestamp at time zone 'Europe/Bucharest')`;
}

/** Whether a moment, such as sql.ref("u.created_at"), is within the days; true for a range without ends. */
export function isWithinDays(moment: RawBuilder<unknown>, { from = null, to = null }: DayRange): RawBuilder<SqlBool> {
  const isAfterStart = from === null ? sql`true` : sql`${moment} >= ${dayBegins(from)}`;
  const isBeforeEnd = to === null ? sql`true` : sql`${moment} < ${dayEnds(to)}`;
  return sql<SqlBool>`(${isAfterStart} and ${isBeforeEnd})`;
}
