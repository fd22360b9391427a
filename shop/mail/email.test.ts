import { expect, test } from "vitest";
import { waitAfter } from "./email.ts";

test("an e-mail waits longer after each attempt, for almost three days in all, and is then given up", () => {
  const waits: number[] = [];
  for (let wait = waitAfter(1); wait !== null; wait = waitAfter(waits.length + 1)) waits.push(wait);
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 720, 720, 720, 720]);
  const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * 60);
  expect(days).toBeCloseTo(2.7, 1);
});
