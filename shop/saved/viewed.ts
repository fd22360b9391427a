// What a visitor looked at, newest first: so that they find it again.
// Invariant: it is kept in one place, the shop for a visitor whom it knows, else their own browser; twelve at most.

export const MOST_VIEWED = 12; // a visitor
/** What was looked at so long ago is forgotten. */
export const VIEWED_KEPT_DAYS = 90;

/** The order after one more was looked at. */
export function withNewest<Id extends number>(ids: readonly Id[], newest: Id): Id[] {
  return [newest, ...ids.filter((id) => id !== newest)].slice(0, MOST_VIEWED);
}
