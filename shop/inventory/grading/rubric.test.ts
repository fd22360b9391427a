import { describe, expect, test } from "vitest";
import { partCategories } from "../../parts/part.ts";
import { answersFromMeasurements, answersTo, gradeFrom, questionsOf, type GradedKind } from "./rubric.ts";

const kinds: readonly GradedKind[] = ["pc", ...partCategories];
const flawless = (kind: GradedKind) =>
  Object.fromEntries(questionsOf(kind).map((question) => [question, answersTo(question)[0]!]));

describe("the grade of a unit", () => {
  test.each(kinds)("of kind %s: without a flaw it is A, and each question can lower it", (kind) => {
    expect(gradeFrom({ kind, answers: flawless(kind) })).toEqual({ ok: true, grade: "A", reasons: [] });
    for (const question of questionsOf(kind)) {
      const grades = answersTo(question).map((answer) => {
        const found = gradeFrom({ kind, answers: { ...flawless(kind), [question]: answer } });
        return found.ok ? found.grade : "?";
      });
      expect(grades[0]).toBe("A");
      expect(grades).toContain("C");
    }
  });

  test("is that of the worst answer, with the reasons in order of weight", () => {
    const answers = { ...flawless("pc"), dust: "traces", "case-dents": "large", cables: "worn" };
    expect(gradeFrom({ kind: "pc", answers })).toEqual({
      ok: true,
      grade: "C",
      reasons: [
        { question: "case-dents", answer: "large" },
        { question: "cables", answer: "worn" },
        { question: "dust", answer: "traces" },
      ],
    });
  });

  test("does not follow while a question is open or has an unknown answer", () => {
    const { dust: _, ...others } = flawless("pc");
    expect(gradeFrom({ kind: "pc", answers: others })).toEqual({ ok: false, open: ["dust"] });
    expect(gradeFrom({ kind: "ram", answers: { ...flawless("ram"), marks: "toString" } })).toEqual({
      ok: false,
      open: ["marks"],
    });
    expect(gradeFrom({ kind: "ram", answers: flawless("ram"), version: 99 })).toEqual({ ok: false, open: [] });
  });

  test("takes the card's heat and the worst drive from the measurements", () => {
    const measured = [
      { test: "gpu-load", value: 74 },
      { test: "furmark-max", value: 79 },
      { test: "drive-life", value: 98 },
      { test: "drive-life", value: 64 },
    ];
    expect(answersFromMeasurements(measured)).toEqual({ "gpu-temperature": "warm", "drive-life": "low" });
    expect(answersFromMeasurements([])).toEqual({});
  });
});
