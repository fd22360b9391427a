// When an order of now should arrive, beside the day by which the visitor needs it.
// Invariant: the day is the one that checkout shows; nothing is promised.

import { addDays, dayOf, noonOf, weekdayOf } from "../../../base/day.ts";
import { DAY } from "../../../base/clock.ts";
import { estimatedDelivery } from "../../shipping/calendar.ts";
import type { Criteria } from "../criteria.ts";

/** `late`: whole days by which the arrival misses the wanted day; 0 if it does not. */
export type Deadline = { wanted: Date; arrives: Date; late: number };

/** `days`: how many a delivery takes. Null if the criteria name no day. A day of the week is the next one, today included. */
export function deadlineOf(
  { withinDays, byWeekday }: Pick<Criteria, "withinDays" | "byWeekday">,
  { now, days: deliveryDays }: { now: Date; days: number },
): Deadline | null {
  const today = dayOf(now);
  const days = byWeekday === null ? withinDays : (byWeekday - weekdayOf(today) + 7) % 7;
  if (days === null) return null;
  const wanted = noonOf(addDays(today, days));
  const arrives = estimatedDelivery(now, { days: deliveryDays });
  return { wanted, arrives, late: Math.max(0, Math.round((arrives.getTime() - wanted.getTime()) / DAY)) };
}
