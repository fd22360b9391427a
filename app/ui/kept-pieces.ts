// The HTML of what is the same on every page, cut out of the first page that had it.

export class KeptPieces {
  readonly #pieces = new Map<string, string>();
  /** Asked for and not there yet, with the element that it stands in. */
  readonly #wanted = new Map<string, string>();

  /** What stands inside the piece, or null: then it is rendered, and can be learned from that page. */
  find(key: string, { tag }: { tag: string }): string | null {
    const piece = this.#pieces.get(key);
    if (piece === undefined) this.#wanted.set(key, tag);
    return piece ?? null;
  }

  /** Takes from a finished page what was asked for while it was made. */
  learn(page: string): void {
    for (const [key, tag] of this.#wanted) {
      const piece = insideOf(page, { key, tag });
      if (piece !== null) this.#pieces.set(key, piece);
    }
    this.#wanted.clear();
  }
}

function insideOf(page: string, { key, tag }: { key: string; tag: string }): string | null {
  const mark = page.indexOf(` data-kept="${key}"`);
  const start = page.indexOf(">", mark) + 1;
  if (mark < 0 || start === 0) return null;
  const edges = new RegExp(`<(/?)${tag}(?=[\\s>])`, "g");
  edges.lastIndex = start;
  for (let depth = 1, edge = edges.exec(page); edge !== null; edge = edges.exec(page)) {
    depth += edge[1] === "/" ? -1 : 1;
    if (depth === 0) return page.slice(start, edge.index);
  }
  return null;
}
