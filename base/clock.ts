// Time is handed in. This is the only file that may ask the machine for it (house rule).

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until told otherwise, for tests and the demo generator. */
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
