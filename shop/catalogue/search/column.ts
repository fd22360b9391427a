// A growable typed array: one number per row of the index.

type Numbers = Uint8Array | Uint32Array | Int32Array | Float64Array;

export class Column<A extends Numbers> {
  values: A;
  readonly #make: (size: number) => A;
  constructor(make: (size: number) => A) {
    this.#make = make;
    this.values = make(64);
  }
  reserve(size: number): void {
    if (size <= this.values.length) return;
    const grown = this.#make(Math.max(size, this.values.length * 2));
    grown.set(this.values as never);
    this.values = grown;
  }
}
