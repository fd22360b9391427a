import { expect, test } from "vitest";
import { storedDraft } from "./stored-draft.ts";

test("a draft is read as the editor's fields, and other data is rejected", () => {
  expect(storedDraft({ title: "PC", "storage1.brand": "Samsung" })).toEqual({
    title: "PC",
    "storage1.brand": "Samsung",
  });
  expect(storedDraft(null)).toEqual({});
  for (const broken of [{ title: 1 }, { parts: [] }, ["PC"], "PC"]) expect(() => storedDraft(broken)).toThrow();
});
