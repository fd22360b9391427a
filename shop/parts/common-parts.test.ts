import { describe, expect, test } from "vitest";
import { commonParts } from "./common-parts.ts";
import { knownParts } from "./known-parts.server.ts";
import { partCategories } from "./part.ts";

describe("the most common parts", () => {
  test.each(partCategories)("%s: ten parts of the list, each once", (category) => {
    const ofCategory = new Set(knownParts.filter((part) => part.category === category).map(({ name }) => name));
    expect(commonParts[category].filter((name) => !ofCategory.has(name))).toEqual([]);
    expect(new Set(commonParts[category]).size).toBe(10);
  });
});
