// The rows of the index in one order, so that a page is read off instead of sorted.
// Must always hold: the comparison never calls two different rows equal, and a row's figures change only while it is out.

export class RowOrder {
  rows = new Uint32Array(0);
  readonly #compare: (a: number, b: number) => number;
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }
  rebuild(rows: readonly number[]): void {
    this.rows = Uint32Array.from(rows.toSorted(this.#compare));
  }
  insert(row: number): void {
    const at = this.#placeOf(row);
    const next = new Uint32Array(this.rows.length + 1);
    next.set(this.rows.subarray(0, at));
    next[at] = row;
    next.set(this.rows.subarray(at), at + 1);
    this.rows = next;
  }
  remove(row: number): void {
    const at = this.#placeOf(row);
    if (this.rows[at] !== row) throw new Error("a row of the index is not where its order says");
    const next = new Uint32Array(this.rows.length - 1);
    next.set(this.rows.subarray(0, at));
    next.set(this.rows.subarray(at + 1), at);
    this.rows = next;
  }
  #placeOf(row: number): number {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.rows[middle] ?? 0, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
