// Times as staff type them: of Romania, to the minute.

import { romanianTimeOf } from "../../../base/day.ts";

/** "2026-11-27T00:00", as a field of the browser has it. */
export function localTimeOf(time: Date): string {
  return romanianTimeOf(time).slice(0, "2026-11-27T00:00".length);
}

/** The moment of a local time; null if the text is none. In the hour that clocks skip it is an hour later. */
export function parseLocalTime(text: string): Date | null {
  const asUtc = new Date(`${text}Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  // Romania is two or three hours ahead: the offset of the guess decides, and again once the guess is near.
  let time = asUtc;
  for (let round = 0; round < 2; round++) {
    const offset = new Date(`${localTimeOf(time)}Z`).getTime() - Math.floor(time.getTime() / 60_000) * 60_000;
    time = new Date(asUtc.getTime() - offset);
  }
  return time;
}
