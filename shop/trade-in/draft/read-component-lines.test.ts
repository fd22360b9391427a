import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { refuse } from "../../../base/result.ts";
import { MOST_LINES } from "./component-draft.ts";
import { LONGEST_LINE, readComponentLines, type ComponentList } from "./read-component-lines.ts";

function read(text: string): ComponentList {
  const result = readComponentLines(text);
  if (!result.ok) throw new Error(result.domainError.code);
  return result.value;
}

/** Reads one line, in short form for the tables of cases. */
function row(text: string): string {
  const { rows, issues } = read(text);
  const [first] = rows;
  if (!first) return `fault ${issues[0]?.code}`;
  const { name, category, quantity, condition } = first;
  return [`${quantity} × ${name}`, category, condition].filter(Boolean).join(" | ");
}

describe("one line", () => {
  test.each([
    ["RTX 3060", "1 × RTX 3060"],
    ["2x RTX 3060", "2 × RTX 3060"],
    ["2 x RTX 3060", "2 × RTX 3060"],
    ["2×RTX 3060", "2 × RTX 3060"],
    ["RTX 3060 x2", "2 × RTX 3060"],
    ["RTX 3060 (x2)", "2 × RTX 3060"],
    ["RTX 3060 2x", "2 × RTX 3060"],
    ["RTX 3060 (2)", "2 × RTX 3060"],
    ["RTX 3060 - 2", "2 × RTX 3060"],
    ["RTX 3060,2", "2 × RTX 3060"],
    ["2;RTX 3060", "2 × RTX 3060"],
    ["RTX 3060\t2", "2 × RTX 3060"],
    ["3 buc. RTX 3060", "3 × RTX 3060"],
    ["RTX 3060 - 3 bucăți", "3 × RTX 3060"],
    ["RTX 3060 3 db", "3 × RTX 3060"],
    ["RTX 3060 — 3 шт.", "3 × RTX 3060"],
    ["х2 RTX 3060", "1 × х2 RTX 3060"],
    ["RTX 3060 х2", "2 × RTX 3060"],
    ["120 buc RTX 3060", "fault quantity"],
    ["0x RTX 3060", "fault quantity"],
    ["150x RTX 3060 12GB", "fault quantity"],
    ["150 x RTX 3060 12GB", "fault quantity"],
    ["1000x RTX 3060", "fault quantity"],
    ["1500 buc RTX 3060", "fault quantity"],
    ["RTX 3060 12GB 150x", "fault quantity"],
    ["RTX 3060 x150", "fault quantity"],
    ["RTX 3060 x1500", "fault quantity"],
    ["RTX 3060 (150)", "fault quantity"],
    ["RTX 3060 - 1500 buc", "fault quantity"],
    ["RTX 3070; 0", "fault quantity"],
    ["RTX 3070;0 buc", "fault quantity"],
    ["RTX 3070;100;buna", "fault quantity"],
    ["RTX 3070;x100", "fault quantity"],
    ["RTX 3070;-2", "fault quantity"],
    ["RTX 3070;1.5", "fault quantity"],
    ["RTX 3070;0;2", "fault quantity"],
    ["0;RTX 3070", "fault quantity"],
    ["RTX 3070;2;900", "2 × RTX 3070"],
    ["RTX 3070;99", "99 × RTX 3070"],
    ["5600X RTX 3060", "1 × 5600X RTX 3060"],
    ["390X 8 GB", "1 × 390X 8 GB"],
    ["Ryzen 5 5600X", "1 × Ryzen 5 5600X"],
    ["RTX 3070;849,99", "1 × RTX 3070"],
    ["3x RTX 3060;2", "fault quantity"],
    ["RTX 3060;2;5", "fault quantity"],
    // Looks like a quantity but is part of a name.
    ["Athlon 64 X2", "1 × Athlon 64 X2"],
    ["Radeon HD 4870 X2", "1 × Radeon HD 4870 X2"],
    ["5600X box", "1 × 5600X box"],
    ["390X 8GB", "1 × 390X 8GB"],
    ["2x8GB DDR4 3200 Corsair", "1 × 2x8GB DDR4 3200 Corsair"],
    ["2x 1TB Samsung 870 EVO", "2 × 1TB Samsung 870 EVO"],
    ["Corsair Vengeance LPX 16GB (2x8GB), CL16, DDR4-3200", "1 × Corsair Vengeance LPX 16GB (2x8GB) CL16 DDR4-3200"],
    ['HDD 3,5" WD Blue 1TB', '1 × 3.5" WD Blue 1TB | hdd'],
    ["Ryzen 5 5600, bună", "1 × Ryzen 5 5600 | good"],
    ["Ryzen 5 5600 ca nouă", "1 × Ryzen 5 5600 | excellent"],
    ["Ryzen 5 5600, în stare foarte bună", "1 × Ryzen 5 5600 | good"],
    ["Ryzen 5 5600 (defect)", "1 × Ryzen 5 5600 | faulty"],
    ["Ryzen 5 5600 nu merge", "1 × Ryzen 5 5600 | faulty"],
    ["Ryzen 5 5600 like new", "1 × Ryzen 5 5600 | excellent"],
    ["Ryzen 5 5600 jó állapotban", "1 × Ryzen 5 5600 | good"],
    ["Ryzen 5 5600 hibás", "1 × Ryzen 5 5600 | faulty"],
    ["Ryzen 5 5600, відмінний стан", "1 × Ryzen 5 5600 | excellent"],
    ["Ryzen 5 5600 у доброму стані", "1 × Ryzen 5 5600 | good"],
    ["Ryzen 5 5600 не працює", "1 × Ryzen 5 5600 | faulty"],
    ["Ryzen 5 5600 x2, stare bună", "2 × Ryzen 5 5600 | good"],
    ["Ryzen 5 5600 stare bună x2", "2 × Ryzen 5 5600 | good"],
    ["procesor Ryzen 5 5600", "1 × Ryzen 5 5600 | processors"],
    ["PLACĂ VIDEO: RTX 3060", "1 × RTX 3060 | graphics-cards"],
    ["placa de baza B450 Tomahawk", "1 × B450 Tomahawk | motherboards"],
    ["videokártya RTX 3060", "1 × RTX 3060 | graphics-cards"],
    ["оперативна пам'ять Kingston Fury", "1 × Kingston Fury | ram"],
    ["блок живлення Corsair RM750x", "1 × Corsair RM750x | power-supplies"],
    ["Cooler Master Hyper 212 EVO", "1 × Cooler Master Hyper 212 EVO"],
    ["cooler Cooler Master Hyper 212 EVO", "1 × Cooler Master Hyper 212 EVO | coolers"],
    ["GPU;RTX 3060;2;excelentă", "2 × RTX 3060 | graphics-cards | excellent"],
    ["RTX 3060 - 1200 lei", "1 × RTX 3060"],
    ["RTX 3060 500 lei", "1 × RTX 3060"],
    ["GTX 1660 Super RON 650", "1 × GTX 1660 Super"],
    ["Ryzen 5 3600 max 1.500 lei", "1 × Ryzen 5 3600"],
    ["RX 580 8GB 120 euró", "1 × RX 580 8GB"],
    ["RTX 3060;1200", "1 × RTX 3060"],
    ["- RTX 3060", "1 × RTX 3060"],
    ["• RTX 3060", "1 × RTX 3060"],
    ["12. RTX 3060", "1 × RTX 3060"],
    ['"Samsung ""870"" EVO";2', '2 × Samsung "870" EVO'],
    ['="RTX 3060"', "1 × RTX 3060"],
    ["'RTX 3060", "1 × RTX 3060"],
  ])("%j is %s", (text, expected) => {
    expect(row(text)).toBe(expected);
  });

  test.each([
    ['=HYPERLINK("http://example.com")', "formula"],
    ["@SUM(1+1)", "formula"],
    ["+cmd|' /C calc'!A0", "formula"],
    ["-cmd|' /C calc'!A0", "formula"],
    ["RTX 3060;=1+1", "formula"],
    ['"RTX 3060', "quote-open"],
    ['RTX 3060;"2', "quote-open"],
    ["RTX\u00003060", "not-text"],
    ["RTX \ud800 3060", "not-text"],
    ["x".repeat(LONGEST_LINE + 1), "line-too-long"],
    ["2;bună", "nameless"],
    ["---", "nameless"],
  ] as const)("%j is a fault: %s", (text, code) => {
    expect(row(text)).toBe(`fault ${code}`);
  });
});

describe("a whole list", () => {
  test("columns are found by their headings, in any order and in four languages", () => {
    const expected = { name: "MSI RTX 3060", category: "graphics-cards", quantity: 2, condition: "good" };
    for (const text of [
      "Tip;Producător;Model;Cantitate;Stare;Preț\nplacă video;MSI;RTX 3060;2;bună;900",
      "quantity,condition,model,brand,type\n2,good,RTX 3060,MSI,GPU",
      "Gyártó\tModell\tDarab\tÁllapot\tTípus\nMSI\tRTX 3060\t2 db\tjó\tvideokártya",
      "Виробник;Модель;Кількість;Стан;Тип\nMSI;RTX 3060;2;добрий;відеокарта",
      "sep=|\nqty|brand|model|condition|category\n2|MSI|RTX 3060|good|gpu",
    ]) {
      const { rows, issues } = read(text);
      expect(issues).toEqual([]);
      expect(rows).toEqual([{ line: rows[0]!.line, ...expected }]);
    }
  });

  test("an unknown condition in a column is an issue, and of several conditions the lowest counts", () => {
    const { rows, issues } = read("model;stare\nRTX 3060;B+\nRTX 3070;bună, ca nouă\nRTX 3080;bună / defect");
    expect(issues).toEqual([{ line: 2, code: "condition", excerpt: "RTX 3060;B+" }]);
    expect(rows.map(({ condition }) => condition)).toEqual(["good", "faulty"]);
  });

  test("an invalid quantity is an issue of its line; the other lines are read", () => {
    const { rows, issues } = read("model,qty\nRTX 3060,2\n\nRTX 3070,many\nRTX 3080,100\nRTX 3090,");
    expect(issues.map(({ line, code }) => [line, code])).toEqual([
      [4, "quantity"],
      [5, "quantity"],
    ]);
    expect(rows.map(({ line, quantity }) => [line, quantity])).toEqual([
      [2, 2],
      [6, 1],
    ]);
  });

  test("a quantity of 0 or above 99 is an issue of its line, in any list format", () => {
    const lines = (text: string) => read(text).issues.map(({ line, code }) => `${line} ${code}`);
    expect(lines("RTX 3060\nRTX 3070\n150x RTX 3060 12GB")).toEqual(["3 quantity"]);
    expect(lines("RTX 3060;2\nRTX 3070; 0\nRTX 3070;100;buna")).toEqual(["2 quantity", "3 quantity"]);
    expect(lines("nume,cantitate\nRTX 3060,0\nRTX 3070,100\nRTX 3080,99\nRTX 3090,-1\nRTX 4060,1.5")).toEqual([
      "2 quantity",
      "3 quantity",
      "5 quantity",
      "6 quantity",
    ]);
    expect(lines("RTX 3060\t1000\tbună")).toEqual([]); // an asking price
  });

  test("an unclosed quote affects only its own line", () => {
    const { rows, issues } = read('model;qty\n"RTX 3060;2\n"RTX 3070";2');
    expect(issues).toEqual([{ line: 2, code: "quote-open", excerpt: '"RTX 3060;2' }]);
    expect(rows).toMatchObject([{ line: 3, name: "RTX 3070", quantity: 2 }]);
  });

  test("ten megabytes without a line break are one issue", () => {
    const { rows, issues } = read(`RTX 3060\n${"x".repeat(10_000_000)}`);
    expect(rows).toHaveLength(1);
    expect(issues).toEqual([{ line: 2, code: "line-too-long", excerpt: `${"x".repeat(60)}…` }]);
  });

  test("two hundred lines are accepted; with more, the first beyond the limit is reported", () => {
    const lines = (count: number) => "model\n" + "RTX 3060\n\n".repeat(count);
    expect(read(lines(MOST_LINES)).rows).toHaveLength(MOST_LINES);
    expect(readComponentLines(lines(MOST_LINES + 1))).toEqual(
      refuse.invalid({ code: "list-too-long", limit: MOST_LINES, line: 2 + 2 * MOST_LINES }),
    );
  });

  test("blank lines, a BOM and headings alone are an empty list", () => {
    for (const text of ["", " \n\t\r\n", "\ufeff\n", "model;qty\n"])
      expect(readComponentLines(text)).toEqual(refuse.invalid({ code: "list-empty" }));
  });
});

describe("any text", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom(
      "RTX 3060",
      "2x",
      ";",
      ",",
      "\t",
      "|",
      '"',
      "=",
      "\u0000",
      "\n",
      "\r\n",
      "\r",
      "model;qty",
      "sep=;",
      "stare bună",
      "(",
      ")",
      "-",
      "х2",
      "1200 lei",
      "placă video",
      "\ufeff",
      "ß",
      "한국",
    ),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

  test("never throws and loses no line: each is exactly one of heading, row and issue", () => {
    fc.assert(
      fc.property(text, (text) => {
        const result = readComponentLines(text);
        if (!result.ok) return;
        const { headings, rows, issues } = result.value;
        const lines = [...headings, ...rows.map(({ line }) => line), ...issues.map(({ line }) => line)].toSorted(
          (one, other) => one - other,
        );
        const written = text
          .split(/\r\n|\n|\r/)
          .flatMap((content, place) => (/[^\s\p{Cf}]/u.test(content) ? [place + 1] : []));
        expect(lines).toEqual(written);
      }),
      { numRuns: 3000 },
    );
  });

  test("gives rows with a name and a quantity that can be stored as they are", () => {
    fc.assert(
      fc.property(text, (text) => {
        const result = readComponentLines(text);
        if (!result.ok) return;
        for (const { name, quantity } of result.value.rows) {
          expect(name).toMatch(/[\p{L}\p{N}]/u);
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(99);
          expect(name).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        }
        for (const { excerpt } of result.value.issues) expect(excerpt).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }),
      { numRuns: 3000 },
    );
  });
});
