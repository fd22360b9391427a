import { expect, test } from "vitest";
import { knownParts } from "../parts/known-parts.server.ts";
import type { OwnPart } from "./own-pc.ts";
import { storedOwnParts } from "./stored.ts";

test("the parts of a visitor's PC are read as they were written, and other data is rejected", () => {
  const { brand: _, aliases: __, ...part } = knownParts.find(({ category }) => category === "processors")!;
  const parts: OwnPart[] = [
    { is: "known", category: "processors", part, quantity: 1 },
    { is: "named", category: "cases", name: "no name", quantity: 1 },
    { is: "open", category: "ssd", name: "870", options: [{ id: part.id, name: part.name }] },
  ];
  expect(storedOwnParts(JSON.parse(JSON.stringify(parts)))).toEqual(parts);
  expect(storedOwnParts([])).toEqual([]);
  for (const broken of [
    { is: "guessed", category: "cases", name: "no name", quantity: 1 },
    { is: "named", category: "laptops", name: "no name", quantity: 1 },
    { is: "known", category: "processors", part: { ...part, facts: {} }, quantity: 1 },
  ])
    expect(() => storedOwnParts([broken])).toThrow();
  expect(() => storedOwnParts({})).toThrow();
});
