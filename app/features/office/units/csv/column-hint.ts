// What a column of the CSV takes, in words.

import { fieldRange } from "../../../../../shop/stock/csv/template.ts";
import type { SheetColumn } from "../../../../../shop/stock/csv/columns.ts";
import type { Key } from "../../../../i18n/translate.ts";

const own = [
  "serial",
  "grade",
  "place",
  "cost",
  "regime",
  "supplier",
  "cui",
  "invoice",
  "invoiceDate",
  "kind",
  "title",
  "price",
  "warranty",
  "badge",
  "drives",
  "os",
  "inBox",
  "packedWeight",
  "packedSides",
] as const;

type HintKey = Key<"office-units">;

export function columnHint({ name, field }: SheetColumn, t: (key: HintKey) => string): string {
  if (!field) return t(`csv.hint.${own.find((each) => each === name) ?? "months"}`);
  const range = fieldRange(field) ?? t(field.kind === "texts" ? "csv.hint.texts" : "csv.hint.text");
  return "optional" in field && field.optional ? `${range} (${t("csv.hint.optional")})` : range;
}
