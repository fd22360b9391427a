// CSV as Romanian spreadsheets read it: semicolons, UTF-8 with a byte order mark.

export function csvOf(rows: readonly (readonly string[])[]): string {
  // The byte order mark: without it spreadsheets show ș as two other characters.
  return `\ufeff${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/**
 * Prevents formula injection: a name that starts like a formula gets an apostrophe. Amounts come from the shop and are
 * safe.
 */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(,\d+)?$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
