// Recently viewed listings of a visitor, newest first.
// Invariant: stored in one place only, in the database for a visitor with a cookie, else in the browser; at most
// twelve.

export const MOST_VIEWED = 12; // per visitor
/** Retention in days. */
export const VIEWED_RETENTION_DAYS = 90;

/** The ids after one more view. */
export function withNewest<Id extends number>(ids: readonly Id[], newest: Id): Id[] {
  return [newest, ...ids.filter((id) => id !== newest)].slice(0, MOST_VIEWED);
}
