/** The separator of a CSV: the one that its first line has most of. Of two that it has equally often, the earlier in the list. */
export function separatorOf(text: string, separators: readonly [string, ...string[]]): string {
  const [first = ""] = text.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return separators.toSorted((a, b) => count(b) - count(a))[0]!;
}
