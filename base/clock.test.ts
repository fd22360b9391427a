import { expect, test } from "vitest";
import { DAY, fixedClock, HOUR } from "./clock.ts";

test("a fixed clock moves only when it is set, and changing a returned date does not move it", () => {
  const clock = fixedClock("2026-11-21T10:00:00Z");
  clock.now().setFullYear(1999);
  expect(clock.now().toISOString()).toBe("2026-11-21T10:00:00.000Z");
  clock.advance(DAY + HOUR);
  expect(clock.now().toISOString()).toBe("2026-11-22T11:00:00.000Z");
});
