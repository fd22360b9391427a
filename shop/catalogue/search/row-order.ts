// The rows of the index in one order, so that a page is read off instead of sorted.
// Invariant: the comparison never calls two different rows equal, and a row's figures change only while it is out.

export class RowOrder {
  #rows = new Uint32Array(64);
  #length = 0;
  readonly compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.compare = compare;
  }

  /** The rows, first to last. Good until the next change. */
  get rows(): Uint32Array {
    return this.#rows.subarray(0, this.#length);
  }

  /** Takes rows that are in this order already. */
  take(sorted: Uint32Array): void {
    this.#rows = sorted.slice();
    this.#length = sorted.length;
  }

  insert(row: number): void {
    const at = this.#placeOf(row);
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
    const at = this.#placeOf(row);
    if (at >= this.#length || this.#rows[at] !== row) throw new Error("a row of the index is not where its order says");
    this.#rows.copyWithin(at, at + 1, this.#length);
    this.#length--;
  }

  #placeOf(row: number): number {
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
