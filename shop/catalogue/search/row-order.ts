// The rows of the index in one sort order, so that a page is sliced, not sorted.
// Invariant: the comparison never treats two different rows as equal, and a row's sort values change only while it is
// not in the order.

export class RowOrder {
  #rows = new Uint32Array(64);
  #length = 0;
  readonly compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.compare = compare;
  }

  /** The sorted rows. Valid until the next change. */
  get rows(): Uint32Array {
    return this.#rows.subarray(0, this.#length);
  }

  /** Replaces all rows by rows that are already sorted. */
  replaceAll(sorted: Uint32Array): void {
    this.#rows = sorted.slice();
    this.#length = sorted.length;
  }

  insert(row: number): void {
    const at = this.#positionOf(row);
    if (this.#length === this.#rows.length) {
      const grown = new Uint32Array(this.#rows.length * 2 + 64);
      grown.set(this.#rows);
      this.#rows = grown;
    }
    this.#rows.copyWithin(at + 1, at, this.#length);
    this.#rows[at] = row;
    this.#length++;
  }

  remove(row: number): void {
    const at = this.#positionOf(row);
    if (at >= this.#length || this.#rows[at] !== row)
      throw new Error("a row of the index is not at its position in the order");
    this.#rows.copyWithin(at, at + 1, this.#length);
    this.#length--;
  }

  #positionOf(row: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.#rows[middle] ?? 0, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
