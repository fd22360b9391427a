import { expect, test } from "vitest";
import { listingOfCells } from "./listing-cells.ts";
import { readSheet } from "./read-sheet.server.ts";
import { stockTemplate, templateColumns } from "./template.ts";
import { unitOfCells } from "./unit-cells.ts";

test("the example of the template can be imported as it is, and the hints are left out", async () => {
  const rows = [];
  for await (const part of readSheet(
    stockTemplate(({ name }) => `hint of ${name}`),
    { batch: 10 },
  ))
    if ("rows" in part) rows.push(...part.rows);
  expect(rows).toHaveLength(1);
  const { cells, formulas } = rows[0]!;
  expect(formulas).toEqual([]);
  expect(Object.keys(cells)).toEqual(templateColumns().map(({ name }) => name));
  expect(unitOfCells(cells)).toMatchObject({ unit: { cost: 900_00, supplier: { invoiceNumber: "FX-1021" } } });
  expect(listingOfCells({ kind: "pc", category: null }, cells)).toMatchObject({ listing: { price: 2599_00 } });
});
