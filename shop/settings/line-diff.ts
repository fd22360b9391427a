// What changed between two texts, line by line.

export type DiffLine = { kind: "same" | "removed" | "added"; text: string };

const MOST_LINES = 600; // the table of a comparison has the square of this many cells

/** The lines of both texts in order: shared ones once, the others as removed or added. Empty lines do not count. */
export function diffOfLines(before: string, after: string): DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const longest = tableOf(old, now);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [text, other] = [old[i], now[j]];
    if (text !== undefined && text === other) {
      lines.push({ kind: "same", text });
      i += 1;
      j += 1;
    } else if (other === undefined || (text !== undefined && longest[i + 1]![j]! >= longest[i]![j + 1]!)) {
      lines.push({ kind: "removed", text: text! });
      i += 1;
    } else {
      lines.push({ kind: "added", text: other });
      j += 1;
    }
  }
  return lines;
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, MOST_LINES);
}

/** For each pair of places, how many lines the rests of both texts share at most. */
function tableOf(old: readonly string[], now: readonly string[]): number[][] {
  const longest = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      longest[i]![j] =
        old[i] === now[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
  return longest;
}
