// What a row says about the unit itself.

import { parseDay } from "../../../base/day.ts";
import { parseAmount } from "../../../base/amount.ts";
import type { Bani } from "../../../base/money.ts";
import type { Grade } from "../../inventory/grade.ts";
import { isRoundedNumber } from "./cells.ts";
import type { CellErrors, Cells } from "./listing-cells.ts";

export type Supplier = { supplier: string; cui: string | null; invoiceNumber: string; invoiceDate: string };

export type SheetUnit = {
  serial: string | null;
  grade: Grade;
  place: string | null;
  cost: Bani;
  regime: "margin" | "normal";
  supplier: Supplier | null;
};

/** The unit that cells describe, or what is wrong with them by column. */
export function unitOfCells(cells: Cells): { unit: SheetUnit } | { errors: CellErrors } {
  const errors: CellErrors = {};
  const cell = (name: string) => cells[name] ?? "";
  const text = (name: string, most: number) => {
    if (cell(name).length > most) errors[name] = "too-long";
    return cell(name) === "" ? null : cell(name);
  };
  if (isRoundedNumber(cell("serial"))) errors["serial"] = "rounded-number";
  const grade = (["A", "B", "C"] as const).find((each) => each === cell("grade").toUpperCase());
  if (!grade) errors["grade"] = cell("grade") === "" ? "missing" : "choice";
  const cost = parseAmount(cell("cost"));
  if (cost === null) errors["cost"] = cell("cost") === "" ? "missing" : "amount";
  const regime = (["margin", "normal"] as const).find((each) => each === cell("regime").toLowerCase());
  if (!regime) errors["regime"] = cell("regime") === "" ? "missing" : "choice";
  const [serial, place] = [text("serial", 60), text("place", 40)];
  const supplier = supplierOf(cells, errors);
  if (Object.keys(errors).length > 0 || !grade || cost === null || !regime) return { errors };
  return { unit: { serial, grade, place, cost, regime, supplier } };
}

function supplierOf(cells: Cells, errors: CellErrors): Supplier | null {
  const [supplier = "", cui = "", invoice = "", date = ""] = ["supplier", "cui", "invoice", "invoiceDate"].map(
    (name) => cells[name] ?? "",
  );
  if (supplier === "" && invoice === "" && date === "" && cui === "") return null;
  if (supplier.length < 2) errors["supplier"] = "missing";
  if (supplier.length > 120) errors["supplier"] = "too-long";
  if (cui.length > 20) errors["cui"] = "too-long";
  if (invoice === "") errors["invoice"] = "missing";
  if (isRoundedNumber(invoice)) errors["invoice"] = "rounded-number";
  if (invoice.length > 40) errors["invoice"] = "too-long";
  const day = isoDay(date);
  if (day === null) errors["invoiceDate"] = date === "" ? "missing" : "date";
  return { supplier, cui: cui === "" ? null : cui.toUpperCase(), invoiceNumber: invoice, invoiceDate: day ?? "" };
}

/** "2026-11-22", or "22.11.2026" as spreadsheets write it in Romanian. */
export function isoDay(typed: string): string | null {
  const local = /^(\d{1,2})[./](\d{1,2})[./](20\d{2})$/.exec(typed);
  const text = local ? `${local[3]}-${local[2]!.padStart(2, "0")}-${local[1]!.padStart(2, "0")}` : typed;
  return text.startsWith("20") ? parseDay(text) : null;
}
