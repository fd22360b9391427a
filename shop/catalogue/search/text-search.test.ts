import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { squash } from "../../../base/text.ts";
import { TextColumn } from "./text-search.ts";

function column() {
  const texts = new TextColumn();
  texts.set(0, { title: "PC Gaming Vulcan", parts: ["AMD Ryzen 5 5600", "NVIDIA GeForce RTX 3060"] });
  texts.set(1, { title: "PC Gaming Cărbune", parts: ["Intel Core i5-12400F", "NVIDIA GeForce RTX 3060 Ti"] });
  texts.set(2, { title: "Placă de bază MSI B550-A PRO", parts: ["MSI B550-A PRO"] });
  return texts;
}

/** The rows with a matching text. */
function rowsWith(texts: TextColumn, text: string): number[] {
  const match = texts.match(text);
  return [0, 1, 2].filter((row) => match.texts[texts.ofRow[row] ?? 0] === 1);
}

const found = (text: string) => {
  const texts = column();
  return { rows: rowsWith(texts, text), matchQuality: texts.match(text).matchQuality };
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
    expect(found(text)).toEqual({ rows, matchQuality: "exact" });
  });

  test("does not find a text that runs from the title into the processor", () => {
    expect(found("vulcanamd").rows).toEqual([]);
  });

  test("matches each word separately if the whole text does not occur", () => {
    expect(found("ryzen rtx")).toEqual({ rows: [0], matchQuality: "words" });
  });

  test("allows one typo in a word of five letters or more, and none in a shorter one", () => {
    expect(found("gefroce 3060 ti")).toEqual({ rows: [1], matchQuality: "typo" });
    expect(found("ryzne")).toEqual({ rows: [0], matchQuality: "typo" });
    expect(found("rtz")).toEqual({ rows: [], matchQuality: "typo" });
  });

  test("finds what is shorter than three letters", () => {
    expect(found("i5")).toEqual({ rows: [1], matchQuality: "exact" });
    expect(found("a")).toEqual({ rows: [0, 1, 2], matchQuality: "exact" });
  });

  test("does not find a removed text", () => {
    const texts = column();
    expect(rowsWith(texts, "vulcan")).toEqual([0]);
    texts.clear(0);
    expect(rowsWith(texts, "vulcan")).toEqual([]);
    expect(rowsWith(texts, "ryzne")).toEqual([]);
  });

  test("keeps a text that another listing still has", () => {
    const texts = column();
    texts.set(1, { title: "PC Gaming Vulcan", parts: ["AMD Ryzen 5 5600", "NVIDIA GeForce RTX 3060"] });
    expect(rowsWith(texts, "vulcan")).toEqual([0, 1]);
    expect(texts.countRows(texts.match("vulcan"))).toBe(2);
    texts.clear(0);
    expect(rowsWith(texts, "vulcan")).toEqual([1]);
    expect(rowsWith(texts, "carbune")).toEqual([]);
  });

  test("finds exactly what contains the text, in whatever alphabet", () => {
    const titles = fc.array(
      fc.string({ unit: fc.constantFrom("a", "b", "ă", "1", "ж", "界", " ", "-"), maxLength: 12 }),
      { minLength: 1, maxLength: 8 },
    );
    const wanted = fc.string({ unit: fc.constantFrom("a", "b", "1", "ж", "界"), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(titles, wanted, (all, text) => {
        const texts = new TextColumn();
        all.forEach((title, row) => texts.set(row, { title, parts: [] }));
        const match = texts.match(text);
        const rows = all.map((_, row) => row).filter((row) => match.texts[texts.ofRow[row] ?? 0] === 1);
        const expected = all.map((_, row) => row).filter((row) => squash(all[row] ?? "").includes(text));
        if (expected.length > 0) expect(rows).toEqual(expected);
      }),
    );
  });
});
