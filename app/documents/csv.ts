// Tables as spreadsheets here read them: semicolons, UTF-8 with its mark.

export function csvOf(rows: readonly (readonly string[])[]): string {
  // The mark of UTF-8 in front: without it spreadsheets read ș as two other letters.
  return `\ufeff${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** A name that begins like a formula would be worked out by the spreadsheet that opens it: it gets an apostrophe. Amounts are ours. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(,\d+)?$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
