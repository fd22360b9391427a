import { expect, test } from "vitest";
import { knownIndex } from "./known-parts.server.ts";
import { matchLine } from "./match-line.ts";

test("a line is answered with the name, how sure it is and why", () => {
  const line = JSON.stringify({ kind: "cpu", raw: "AMD Ryzen 5 5600X 6-Core Processor    " });
  expect(matchLine(knownIndex, line)).toEqual({
    raw: "AMD Ryzen 5 5600X 6-Core Processor    ",
    match: "Ryzen 5 5600X",
    confidence: 0.99,
    reason: "listed",
  });
});

test("an ambiguous line is answered with all candidates, and no name", () => {
  const line = JSON.stringify({ kind: "gpu", raw: "Navi 23 [Radeon RX 6600/6600 XT/6600M]" });
  expect(matchLine(knownIndex, line)).toMatchObject({
    match: null,
    confidence: 0,
    reason: "several",
    candidates: ["Radeon RX 6600", "Radeon RX 6600 XT"],
  });
});

test("memory whose number leaves out the size takes it from the same record", () => {
  const request = { kind: "ram", raw: "TEAMGROUP-UD4-3200", reported: { size: "16 GB" } };
  expect(matchLine(knownIndex, JSON.stringify(request)).match).toBe("TEAMGROUP DDR4-3200 16GB module");
});

test.each([
  ["", "not JSON"],
  ["{", "not JSON"],
  ["[]", "not an object"],
  ["null", "not an object"],
  ['{"kind":"cpu"}', "no text in raw"],
  ['{"kind":"cpu","raw":7}', "no text in raw"],
  ['{"kind":"psu","raw":"x"}', "kind is none of cpu, gpu, board, disk, ram"],
  [`{"kind":"cpu","raw":"${"x".repeat(10_000)}"}`, "longer than 10000 characters"],
])("a bad line is answered as such: %s", (line, error) => {
  expect(matchLine(knownIndex, line)).toMatchObject({ match: null, confidence: 0, reason: "bad-line", error });
});
