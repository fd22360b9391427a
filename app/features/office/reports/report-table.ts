// A report as the screen and its CSV file show it: a table of plain values, and the column that its chart draws.

export const reportNames = ["sales", "stock", "sell-through", "offers", "returns", "conversion", "models"] as const;
export type ReportName = (typeof reportNames)[number];

/** `part` is a name that is the same in every language; `class`, `age` and `step` have words. */
export type ColumnKind = "day" | "money" | "count" | "percent" | "class" | "age" | "step" | "part" | "trade-in";

/** `name` is the key of its title: `columns.<name>`. */
export type ReportColumn = { name: ReportColumnName; kind: ColumnKind };
export type ReportColumnName =
  | "day"
  | "orders"
  | "units"
  | "sales"
  | "refunds"
  | "cost"
  | "vat"
  | "margin"
  | "age"
  | "asked"
  | "class"
  | "offered"
  | "sold"
  | "sellThrough"
  | "revenue"
  | "daysToSell"
  | "trade-in"
  | "declared"
  | "found"
  | "paid"
  | "soldFor"
  | "part"
  | "withdrawn"
  | "returned"
  | "warranty"
  | "returnRate"
  | "home"
  | "list"
  | "product"
  | "cart"
  | "checkout"
  | "step"
  | "count"
  | "share"
  | "medianPrice"
  | "medianDays"
  | "cameBack"
  | "drives"
  | "wearPerYear"
  | "writtenPerYear"
  | "tradeIns"
  | "foundShare";

/** Stands in place of a figure for which there are too few units. */
export const TOO_FEW = "too-few";

export type CellValue = string | number | null;

/** One cell for each column. `to`: the list behind the row; `links`: the lists behind its figures, by column. */
export type ReportRow = { cells: readonly CellValue[]; to: string | null; links: readonly (string | null)[] };

export type ReportTable = {
  /** The key of its title; null where the report has one table alone. */
  name: "class" | "cpu" | "gpu" | "funnel" | "days" | "drives" | "offers" | null;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  total: readonly CellValue[] | null;
  /** The list behind the total. */
  totalTo: string | null;
  /** The column that the chart draws; null for a table without one. */
  charted: ReportColumnName | null;
};
