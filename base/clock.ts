// The current time is passed in as a Clock. Only this file may read it from the machine; the architecture check enforces this.

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that changes only when it is set, for tests and the demo generator. */
export function fixedClock(at: string | Date): Clock & { advance(milliseconds: number): void } {
  let now = new Date(at).getTime();
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
