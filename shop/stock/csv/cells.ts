// Cells of a CSV as spreadsheets read and write them.
// Invariant: no cell that is exported can start a formula, and reading back gives the same text.

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const ESCAPED = /^'+[=+\-@\t\r]/;

export const SEPARATOR = ";";

/** The text of a cell as it is written: a quote before what would be a formula. */
function safeCell(text: string): string {
  return FORMULA.test(text) || ESCAPED.test(text) ? `'${text}` : text;
}

/** The text that a written cell stands for; null if it is a formula. */
export function readCell(cell: string): string | null {
  if (FORMULA.test(cell)) return null;
  return ESCAPED.test(cell) ? cell.slice(1) : cell;
}

/** One line of a CSV. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(safeCell(cell))).join(SEPARATOR)}\r\n`;
}

function quoted(cell: string): string {
  return /[";,\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A long number that a spreadsheet has rounded: its digits are lost. */
export function isRoundedNumber(text: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(text);
}
