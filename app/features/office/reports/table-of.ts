// Makes the table of a report from its rows.

import type { CellValue, ReportColumn, ReportColumnName, ReportTable } from "./report-table.ts";

/** A table whose columns know how to read a row. */
export function tableOf<Row>(
  columns: readonly (ReportColumn & {
    of: (row: Row) => CellValue;
    to?: (row: Row) => string | null;
    total?: CellValue;
  })[],
  rows: readonly Row[],
  {
    charted,
    to = () => null,
    totalTo = null,
    name = null,
  }: {
    charted: ReportColumnName | null;
    to?: (row: Row) => string | null;
    totalTo?: string | null;
    name?: ReportTable["name"];
  },
): ReportTable {
  const hasTotal = columns.some(({ total }) => total !== undefined);
  return {
    name,
    columns: columns.map(({ name, kind }) => ({ name, kind })),
    rows: rows.map((row) => ({
      cells: columns.map(({ of }) => of(row)),
      to: to(row),
      links: columns.map((column) => column.to?.(row) ?? null),
    })),
    total: hasTotal ? columns.map(({ total }) => total ?? null) : null,
    totalTo: hasTotal ? totalTo : null,
    charted,
  };
}
