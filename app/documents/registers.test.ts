import { expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import { journalRows, journalTotals } from "../../shop/accounting/sales-journal.ts";
import { aDocument } from "../../testing/documents.ts";
import { drawRegister } from "./draw-register.server.ts";
import { journalRegister, purchaseRegister, registerCsv } from "./registers.ts";

function csvOfJournal(...documents: ReturnType<typeof aDocument>[]): string[] {
  const rows = journalRows(documents);
  return registerCsv(journalRegister("2026-11", { rows, totals: journalTotals(rows) }))
    .trimEnd()
    .split("\r\n");
}

test("the journal has a row for each VAT rate of each document, credit notes are negative, and the totals are below", () => {
  const credit = aDocument({
    kind: "credit-note",
    number: "PCBS-2026-000001",
    corrects: { number: "PCB-2026-000123", issuedOn: "2026-11-21", reason: "return" },
  });
  const [head, ...rows] = csvOfJournal(aDocument(), credit, aDocument());
  expect(head?.replace("\ufeff", "").split(";")).toHaveLength(11);
  expect(rows.map((row) => row.split(";").slice(6))).toEqual([
    ["marjă", "0", "2616,05", "0,00", "2616,05"],
    ["normal", "21", "537,97", "112,97", "650,94"],
    ["marjă", "0", "-2616,05", "0,00", "-2616,05"],
    ["normal", "21", "-537,97", "-112,97", "-650,94"],
    ["marjă", "0", "2616,05", "0,00", "2616,05"],
    ["normal", "21", "537,97", "112,97", "650,94"],
    ["marjă", "0", "2616,05", "0,00", "2616,05"],
    ["normal", "21", "537,97", "112,97", "650,94"],
    ["", "", "3154,02", "112,97", "3266,99"],
  ]);
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["Ana; Pop", '"Ana; Pop"'],
])("a buyer called %s stays a name", (name, cell) => {
  const [, row = ""] = csvOfJournal(aDocument({ buyer: { ...aDocument().buyer, name } }));
  expect(row).toContain(`;${cell};`);
});

test("a register of many rows is a PDF of several pages", async () => {
  const bought = Array.from({ length: 60 }, (_, place) => ({
    boughtOn: "2026-11-02",
    source: `VND-${String(place).padStart(6, "0")}`,
    seller: "Ștefania Pop, Cluj-Napoca",
    code: `PC-${place}`,
    name: "Gaming Ryzen 5 5600 / RTX 3060",
    serial: null,
    cost: bani(100_000),
  }));
  const { seller } = aDocument();
  const file = await drawRegister(purchaseRegister("2026-11", bought), {
    seller,
    at: new Date("2026-12-01T10:00:00Z"),
  });
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  expect(file.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});
