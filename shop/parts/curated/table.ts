// Parser of the curated lists: one part per line, two or more spaces between columns, "-" for none, "?" for not known.
// Invariant: an invalid line fails the shop's tests, not a buyer's request.

/** The lines of a table as cells. Skips empty lines and comments (#). */
export function rowsOf(table: string, columns: { least: number; most: number }): string[][] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const cells = line.split(/\s{2,}/);
      if (cells.length < columns.least || cells.length > columns.most)
        throw new Error(`${cells.length} columns in "${line}"`);
      return cells;
    });
}

export function text(cell: string | undefined): string {
  if (cell === undefined) throw new Error("a column is missing");
  return cell;
}

export function number(cell: string | undefined): number {
  const value = Number(text(cell));
  if (!Number.isFinite(value)) throw new Error(`"${cell}" is not a number`);
  return value;
}

export function numberOrNull(cell: string | undefined): number | null {
  return cell === "-" || cell === "?" || cell === undefined ? null : number(cell);
}
