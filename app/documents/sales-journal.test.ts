import { expect, test } from "vitest";
import { aDocument } from "../../testing/documents.ts";
import { salesJournal } from "./sales-journal.ts";

test("the journal has a row for each VAT rate of each document, and credit notes are negative", () => {
  const credit = aDocument({
    kind: "credit-note",
    number: "PCBS-2026-000001",
    corrects: { number: "PCB-2026-000123", issuedOn: "2026-11-21", reason: "return" },
  });
  const [head, ...rows] = salesJournal([aDocument(), credit]).trimEnd().split("\r\n");
  expect(head?.replace("\ufeff", "").split(";")).toHaveLength(11);
  expect(rows.map((row) => row.split(";").slice(6))).toEqual([
    ["marjă", "0", "2616,05", "0,00", "2616,05"],
    ["normal", "21", "537,97", "112,97", "650,94"],
    ["marjă", "0", "-2616,05", "0,00", "-2616,05"],
    ["normal", "21", "-537,97", "-112,97", "-650,94"],
  ]);
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["Ana; Pop", '"Ana; Pop"'],
])("a buyer called %s stays a name", (name, cell) => {
  const [, row = ""] = salesJournal([aDocument({ buyer: { ...aDocument().buyer, name } })]).split("\r\n");
  expect(row).toContain(`;${cell};`);
});
