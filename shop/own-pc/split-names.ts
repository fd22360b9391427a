// Several parts in one line, as their owner types them and as the page shows them.

export const BETWEEN_NAMES = " + ";

/** "2 × Crucial MX500 1TB + Samsung 870 EVO 500GB": names with their quantities. */
export function splitNames(text: string): { name: string; quantity: number }[] {
  return text
    .split(BETWEEN_NAMES)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")
    .map((piece) => {
      const [, count, name] = /^([1-9]) ?[x×] (.+)$/.exec(piece) ?? [];
      return name === undefined ? { name: piece, quantity: 1 } : { name, quantity: Number(count) };
    });
}
