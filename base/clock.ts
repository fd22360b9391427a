// The current time is passed in as a Clock. Only this file may read it from the machine; the architecture check enforces this.

import { dayOf, type Day } from "./day.ts";

/** `today`: the day in Romania. */
export type Clock = { now(): Date; today(): Day };

export const systemClock: Clock = { now: () => new Date(), today: () => dayOf(new Date()) };

/** A clock that changes only when it is set, for tests and the demo generator. */
export function fixedClock(at: string | Date): Clock & { advance(milliseconds: number): void } {
  let now = new Date(at).getTime();
  return {
    now: () => new Date(now),
    today: () => dayOf(new Date(now)),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
