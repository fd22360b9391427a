import { expect, test } from "vitest";
import { knownParts } from "./known-parts.server.ts";
import { knownPartSchema, storedAliases } from "./stored.ts";

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("every part of our own list is read as it was written", () => {
  for (const { brand: _, aliases, ...part } of knownParts) {
    expect(knownPartSchema.parse(asJson(part))).toEqual(part);
    expect(storedAliases(asJson(aliases))).toEqual(aliases);
  }
});

test("a part with the facts of another category, or with none, is rejected", () => {
  const { id, category, name, facts } = knownParts.find((part) => part.category === "ssd")!;
  for (const broken of [
    { id, category: "ram", name, facts },
    { id, category, name, facts: {} },
    { id, category: "laptops", name, facts },
    { id, category, name, facts: { ...facts, capacityGb: "500" } },
  ])
    expect(() => knownPartSchema.parse(broken)).toThrow();
  expect(() => storedAliases("870 EVO")).toThrow();
});
