// A range of days that limits a list.

/** The first and the last day, "2026-11-22", both included; null or absent where the range has no such end. */
export type DayRange = { from?: string | null; to?: string | null };
