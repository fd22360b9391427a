import { describe, expect, test } from "vitest";
import { isOneEditAway, TextColumn } from "./text-search.ts";

function column() {
  const texts = new TextColumn();
  texts.set(0, { title: "PC Gaming Vulcan", parts: ["AMD Ryzen 5 5600", "NVIDIA GeForce RTX 3060"] });
  texts.set(1, { title: "PC Gaming Cărbune", parts: ["Intel Core i5-12400F", "NVIDIA GeForce RTX 3060 Ti"] });
  texts.set(2, { title: "Placă de bază MSI B550-A PRO", parts: ["MSI B550-A PRO"] });
  return texts;
}

const found = (text: string) => {
  const { rows, closeness } = column().match(text);
  return { rows: [...rows.keys()].filter((row) => rows[row] === 1), closeness };
};

describe("searching by text", () => {
  test.each([
    ["rtx3060", [0, 1]],
    ["RTX-3060 ti", [1]],
    ["placa de baza", [2]],
    ["PLACĂ", [2]],
    ["i512400", [1]],
    ["b550", [2]],
  ])("%s finds what contains it, whatever the case, accents, spaces and dashes", (text, rows) => {
    expect(found(text)).toEqual({ rows, closeness: "exact" });
  });

  test("does not find a text that runs from the title into the processor", () => {
    expect(found("vulcanamd").rows).toEqual([]);
  });

  test("asks for each word apart where the whole is nowhere", () => {
    expect(found("ryzen rtx")).toEqual({ rows: [0], closeness: "words" });
  });

  test("forgives one slip in a word of five letters or more, and none in a shorter one", () => {
    expect(found("gefroce 3060 ti")).toEqual({ rows: [1], closeness: "typo" });
    expect(found("ryzne")).toEqual({ rows: [0], closeness: "typo" });
    expect(found("rtz")).toEqual({ rows: [], closeness: "typo" });
  });

  test("forgets a text that was taken out", () => {
    const texts = column();
    expect(texts.match("vulcan").rows).toContain(1);
    texts.clear(0);
    expect(texts.match("vulcan").rows).not.toContain(1);
    expect(texts.match("ryzne").rows).not.toContain(1);
  });

  test.each([
    ["ryzen", "ryzne", true],
    ["ryzen", "ryzn", true],
    ["ryzen", "ryzenn", true],
    ["ryzen", "rizen", true],
    ["ryzen", "ryzen", false],
    ["ryzen", "rizne", false],
    ["ryzen", "zenry", false],
  ])("%s and %s are one slip apart: %s", (a, b, expected) => {
    expect(isOneEditAway(a, b)).toBe(expected);
    expect(isOneEditAway(b, a)).toBe(expected);
  });
});
