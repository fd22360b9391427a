// Cursors of the staff API: where a page ended, as text that programs send back unread.

const CURSOR = /^[0-9a-f]{2,400}$/;

/** Two texts as one, in characters that need no escaping in an address. */
export function writeCursor(marks: readonly [string, string]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(marks));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The two texts; null if it is no cursor. */
export function readCursor(cursor: string): readonly [string, string] | null {
  if (!CURSOR.test(cursor) || cursor.length % 2 === 1) return null;
  const bytes = Uint8Array.from({ length: cursor.length / 2 }, (_, index) =>
    Number.parseInt(cursor.slice(index * 2, index * 2 + 2), 16),
  );
  try {
    const marks: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const isPair = Array.isArray(marks) && marks.length === 2 && marks.every((mark) => typeof mark === "string");
    return isPair && !marks.join("").includes("\u0000") ? (marks as [string, string]) : null;
  } catch {
    return null;
  }
}
