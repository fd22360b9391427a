import { beforeEach, expect, test } from "vitest";
import { fixedClock, MINUTE } from "../../base/clock.ts";
import { WrongCodes } from "./wrong-codes.ts";

const GUESSER = "192.0.2.7";
let clock: ReturnType<typeof fixedClock>;
let wrong: WrongCodes;
beforeEach(() => {
  clock = fixedClock("2026-11-21T08:00:00Z");
  wrong = new WrongCodes(clock);
});

function guess(times: number) {
  for (let time = 0; time < times; time++) wrong.count(GUESSER);
}

let otherAddresses = 0;

/** One wrong code from each of so many addresses that did not ask before. */
function others(addresses: number) {
  for (let end = otherAddresses + addresses; otherAddresses < end; otherAddresses++)
    wrong.count(`address ${otherAddresses}`);
}

test("sixty wrong codes a minute are answered, and again after the minute", () => {
  guess(59);
  expect(wrong.isSpent(GUESSER)).toBe(false);
  guess(1);
  expect(wrong.isSpent(GUESSER)).toBe(true);
  expect(wrong.isSpent("192.0.2.8")).toBe(false);
  clock.advance(MINUTE - 1);
  expect(wrong.isSpent(GUESSER)).toBe(true);
  clock.advance(1);
  expect(wrong.isSpent(GUESSER)).toBe(false);
  guess(60);
  expect(wrong.isSpent(GUESSER)).toBe(true);
});

test("very many other addresses do not give a guesser its codes back", () => {
  others(9000);
  guess(60);
  others(9500);
  expect(wrong.isSpent(GUESSER)).toBe(true);
});

test("a guesser that keeps asking stays refused while others come and go", () => {
  guess(60);
  for (let round = 0; round < 5; round++) {
    others(9000);
    expect(wrong.isSpent(GUESSER)).toBe(true);
  }
});
