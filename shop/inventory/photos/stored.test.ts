import { expect, test } from "vitest";
import { storedAlt, storedCrop } from "./stored.ts";

test("a photo's detail and description are read as they were written, and other data is rejected", () => {
  const crop = { left: 0.1, top: 0, width: 0.5, height: 0.5 };
  expect(storedCrop(crop)).toEqual(crop);
  expect(storedCrop(null)).toBeNull();
  expect(storedAlt({ ro: "Un PC", uk: "ПК" })).toEqual({ ro: "Un PC", uk: "ПК" });
  expect(storedAlt(null)).toEqual({});
  for (const broken of [{ ...crop, width: "0.5" }, { left: 0 }, [], "whole"])
    expect(() => storedCrop(broken)).toThrow();
  for (const broken of [{ de: "Ein PC" }, { ro: 1 }, ["Un PC"]]) expect(() => storedAlt(broken)).toThrow();
});
