import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sheetColumns } from "./columns.ts";
import { readSheet, SheetError, type SheetNote, type SheetRecord } from "./read-sheet.server.ts";

async function read(text: string) {
  let head: string[] = [];
  const rows: SheetRecord[] = [];
  const notes: SheetNote[] = [];
  for await (const part of readSheet(text, { batch: 2 })) {
    if ("head" in part) head = part.head.names;
    else {
      rows.push(...part.rows);
      notes.push(...part.notes);
    }
  }
  return { head, rows: rows.map(({ line, cells }) => ({ line, ...cells })), notes };
}
const mistakeIn = async (text: string) => {
  const error = await read(text).catch((thrown: unknown) => thrown);
  return error instanceof SheetError ? `${error.line} ${error.reason}` : null;
};

describe("the first line of a stock file", () => {
  // Excel writes and reads `sep=`; LibreOffice and PowerShell's Export-Csv -UseCulture leave it in quotes or with separators behind.
  test.each(["sep=;", "SEP=;", '"sep=;"', "sep=;;;", "sep=,", "sep=\t"])(
    "%j names the separator, and is no head",
    async (hint) => {
      const separator = /[,\t]/.exec(hint)?.[0] ?? ";";
      const lines = [
        ["code", "serial", "title"],
        ["PB-000130A", "YP9VG836ACPY", "PC gaming; i5"],
      ];
      const quoted = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(separator));
      expect(await read([hint, ...quoted].join("\r\n"))).toMatchObject({
        head: ["code", "serial", "title"],
        rows: [{ line: 3, code: "PB-000130A", serial: "YP9VG836ACPY", title: "PC gaming; i5" }],
      });
    },
  );

  const names = sheetColumns({ drives: 2, withCost: true }).map(({ name }) => name);
  test("has the shop's columns in any case, with any spaces around", async () => {
    const written = fc.constantFrom(...names).chain((name) =>
      fc.tuple(fc.array(fc.boolean(), { minLength: name.length, maxLength: name.length }), fc.constantFrom("", " ", "\u00a0", "\t ", "\u200b"))
        .map(([upper, space]) => {
          const cased = [...name].map((letter, place) => (upper[place] ? letter.toUpperCase() : letter.toLowerCase())).join("");
          return { name, typed: `${space}${cased}${space}` };
        }));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(written, { minLength: 2, maxLength: 6, selector: ({ name }) => name }), async (columns) => {
        const { head } = await read(`${columns.map(({ typed }) => `"${typed}"`).join(";")}\n${"x;".repeat(columns.length)}`);
        expect(head).toEqual(columns.map(({ name }) => name));
      }),
    );
  }); // prettier-ignore
});

test.each([";", ",", "\t"])("notes may stand above the head of a stock file, separated by %j", async (separator) => {
  const lines = [
    ["code", "serial"],
    ["PB-000130A", "SN1"],
  ].map((cells) => cells.join(separator));
  expect(await read(["# stock of 28 November, by Ana", "", ...lines].join("\n"))).toMatchObject({
    head: ["code", "serial"],
    rows: [{ code: "PB-000130A", serial: "SN1" }],
    notes: [{ line: 1, text: expect.stringContaining("# stock of 28 November") }],
  });
});

describe("a row of a stock file", () => {
  test("that begins with # is a note: left out, and named", async () => {
    const text = "title;serial;code\n#1 Gaming PC;SN1;PB-000130A\n\nBirou;SN2;PB-000260A\n # vechi;;\n";
    expect(await read(text)).toEqual({
      head: ["title", "serial", "code"],
      rows: [{ line: 4, title: "Birou", serial: "SN2", code: "PB-000260A" }],
      notes: [
        { line: 2, text: "#1 Gaming PC SN1 PB-000130A" },
        { line: 5, text: "# vechi" },
      ],
    });
  });

  test("is a row or a note, never nothing", async () => {
    const cell = fc
      .stringMatching(/^[#a-z0-9" ]{1,8}$/)
      .filter((text) => text.trim() !== "" && !text.trim().startsWith('"'));
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 9 }), async (cells) => {
        const { rows, notes } = await read(`title;code\n${cells.map((text) => `${text};X`).join("\n")}\n`);
        expect([...rows, ...notes].map(({ line }) => line).toSorted((a, b) => a - b)).toEqual(
          cells.map((_, place) => place + 2),
        );
      }),
    );
  });

  test.each([
    ['PB-1;Monitor 24" Dell', 'Monitor 24" Dell'],
    ['PB-1;SSD 2.5"', 'SSD 2.5"'],
    ['PB-1;"Monitor 24"" Dell; negru"', 'Monitor 24" Dell; negru'],
  ])("%s keeps its inch sign", async (row, title) => {
    expect(await read(`code;title\n${row}\nPB-2;Alt\n`)).toMatchObject({
      rows: [{ title }, { line: 3, title: "Alt" }],
    });
  });
});

// The codes of csv-parse 7.0.3, as its CsvError documents them.
test.each([
  ['code;title\nPB-1;Unu\nPB-2;"never\nPB-3;Trei\nPB-4;Patru\n', "3 sheet-quote-not-closed"],
  ['sep=;\ncode;title\n"never', "3 sheet-quote-not-closed"],
  [`code;title\nPB-1;Unu\nPB-2;"${"x".repeat(300_000)}`, "3 sheet-row-too-long"],
])("a mistake in the file is named by its line and by what to do about it", async (text, expected) => {
  expect(await mistakeIn(text)).toBe(expected);
});
