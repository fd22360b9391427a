// When an order of now should arrive, beside the day by which the visitor needs it.
// Invariant: the day is the one that checkout shows; nothing is promised.

import { DAY } from "../../../base/clock.ts";
import { dayOf, estimatedDelivery } from "../../shipping/calendar.ts";
import type { Criteria } from "../criteria.ts";

/** `late`: whole days by which the arrival misses the wanted day; 0 if it does not. */
export type Deadline = { wanted: Date; arrives: Date; late: number };

/** `days`: how many a delivery takes. Null if the criteria name no day. A day of the week is the next one, today included. */
export function deadlineOf(
  { withinDays, byWeekday }: Pick<Criteria, "withinDays" | "byWeekday">,
  { now, days: deliveryDays }: { now: Date; days: number },
): Deadline | null {
  const today = new Date(`${dayOf(now)}T12:00:00Z`);
  const weekday = today.getUTCDay() === 0 ? 7 : today.getUTCDay();
  const days = byWeekday === null ? withinDays : (byWeekday - weekday + 7) % 7;
  if (days === null) return null;
  const wanted = new Date(today.getTime() + days * DAY);
  const arrives = estimatedDelivery(now, { days: deliveryDays });
  return { wanted, arrives, late: Math.max(0, Math.round((arrives.getTime() - wanted.getTime()) / DAY)) };
}
