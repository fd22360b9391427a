// One row of the CSV: a unit with its listing as cells.

import { plainAmount } from "../../../base/amount.ts";
import { storedDraft } from "../../catalogue/editing/stored-draft.ts";
import { storedSpecs } from "../../catalogue/stored.ts";
import { cellsOfDraft, cellsOfListing, type Cells, type ListingKey } from "./listing-cells.ts";
import type { SheetRow } from "./sheet-rows.sql.server.ts";

export function sortOf({ kind, category }: Pick<SheetRow, "kind" | "category">): ListingKey {
  return { kind, category } as ListingKey;
}

export function cellsOfRow(row: SheetRow): Cells {
  const draft = row.listingState === "draft" && row.draft !== null;
  const listing = draft
    ? { title: row.title, ...cellsOfDraft(sortOf(row), storedDraft(row.draft)) }
    : cellsOfListing({ ...row, ...storedSpecs(row) });
  return {
    ...listing,
    code: row.code,
    serial: row.serial ?? "",
    grade: row.grade ?? "",
    place: row.place ?? "",
    cost: plainAmount(row.cost),
    regime: row.regime,
    supplier: row.supplier ?? "",
    cui: row.cui ?? "",
    invoice: row.invoice ?? "",
    invoiceDate: row.invoiceDate ?? "",
    listing: String(row.listingId),
    kind: row.kind === "pc" ? "pc" : (row.category ?? ""),
    state: row.listingState,
    unitState: row.isSold ? "sold" : row.state,
  };
}
