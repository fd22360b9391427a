// Days of Romania as moments, for the ranges of lists: the database knows the time zone.

import { sql, type RawBuilder } from "kysely";

/** The first moment of a day, "2026-11-22". */
export function dayBegins(day: string): RawBuilder<Date> {
  return sql<Date>`(${day}::date::timestamp at time zone 'Europe/Bucharest')`;
}

/** The first moment after a day. */
export function dayEnds(day: string): RawBuilder<Date> {
  return sql<Date>`((${day}::date + 1)::timestamp at time zone 'Europe/Bucharest')`;
}
