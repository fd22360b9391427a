// The start and end of a day in Romania, for the date ranges of lists. The database computes them, with its time zones.

import { sql, type RawBuilder } from "kysely";

/** The first moment of a day, "2026-11-22". */
export function dayBegins(day: string): RawBuilder<Date> {
  return sql<Date>`(${day}::date::timestamp at time zone 'Europe/Bucharest')`;
}

/** The first moment after a day. */
export function dayEnds(day: string): RawBuilder<Date> {
  return sql<Date>`((${day}::date + 1)::timestamp at time zone 'Europe/Bucharest')`;
}
