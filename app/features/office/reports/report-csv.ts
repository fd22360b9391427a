// The rows of a report's CSV file: plain numbers with a decimal comma, as spreadsheets here read them.

import { plainAmount } from "../../../../base/amount.ts";
import type { Bani } from "../../../../base/money.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { cellWord } from "./cell-word.ts";
import { TOO_FEW, type CellValue, type ColumnKind, type ReportTable } from "./report-table.ts";

type Words = Translate<"office-reports">;

export function csvRows(tables: readonly ReportTable[], t: Words): string[][] {
  return tables.flatMap(({ name, columns, rows, total }, place) => [
    ...(place > 0 ? [[]] : []),
    ...(name === null ? [] : [[t(`tables.${name}`)]]),
    columns.map((column) => t(`columns.${column.name}`)),
    ...rows.map(({ cells }) => cells.map((cell, index) => csvCell(cell, columns[index]!.kind, t))),
    ...(total === null
      ? []
      : [total.map((cell, index) => (index === 0 ? t("total") : csvCell(cell, columns[index]!.kind, t)))]),
  ]);
}

function csvCell(cell: CellValue, kind: ColumnKind, t: Words): string {
  if (cell === null) return "";
  if (cell === TOO_FEW) return cellWord(cell, kind, t);
  if (kind === "money") return plainAmount(cell as Bani);
  if (typeof cell === "number") return String(cell).replace(".", ",");
  return cellWord(cell, kind, t);
}
