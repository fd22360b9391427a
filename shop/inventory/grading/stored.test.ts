import { expect, test } from "vitest";
import { storedAnswers } from "./stored.ts";

test("answers to the questions of grading are read as they were written, and other data is rejected", () => {
  expect(storedAnswers({ dust: "clean", ports: "work" })).toEqual({ dust: "clean", ports: "work" });
  for (const broken of [{ smell: "none" }, { dust: 1 }, ["clean"], null]) expect(() => storedAnswers(broken)).toThrow();
});
