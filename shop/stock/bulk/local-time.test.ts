import { expect, test } from "vitest";
import { localTimeOf, parseLocalTime } from "./local-time.ts";

test.each([
  ["2026-11-27T00:00", "2026-11-26T22:00:00.000Z"],
  ["2026-07-01T09:30", "2026-07-01T06:30:00.000Z"],
  ["2027-03-28T02:59", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28T04:00", "2027-03-28T01:00:00.000Z"],
])("%s in Romania is %s", (local, utc) => {
  expect(parseLocalTime(local)?.toISOString()).toBe(utc);
  expect(localTimeOf(new Date(utc))).toBe(local);
});

test("a text that is no time is none", () => {
  expect(parseLocalTime("tomorrow")).toBeNull();
});
