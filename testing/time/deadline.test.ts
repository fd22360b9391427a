import { expect, test } from "vitest";
import { beginsTooLate, DEADLINE } from "./deadline.ts";

test("a drill begins until the deadline of its run, and always where there is none", () => {
  expect(beginsTooLate(1_000, { [DEADLINE]: "1000" })).toBe(false);
  expect(beginsTooLate(1_001, { [DEADLINE]: "1000" })).toBe(true);
  expect(beginsTooLate(1_001, {})).toBe(false);
  expect(beginsTooLate(1_001, { [DEADLINE]: "soon" })).toBe(false);
});
