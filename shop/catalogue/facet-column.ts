// The options of one facet, and which of them each row of the index answers to.
// Must always hold: the number of uses of an option is the number of rows that answer to it.

import { slug } from "../../base/text.ts";
import { Column } from "./column.ts";
import { LARGEST_SHARED_FACET, type Facet } from "./facets.ts";
import type { Listing } from "./listing.ts";

const byName = new Intl.Collator("en", { numeric: true });

/** A facet's option and how many results it would leave if it were the only choice of its facet. */
export type OptionCount = { value: string; label: string | null; count: number };
export type FacetCount = { key: string; pick: Facet["pick"]; options: OptionCount[] };

export class FacetColumn {
  readonly facet: Facet;
  /** Several options a row share a word, one bit each; a single option is its number, 0 for none. */
  readonly #shared: boolean;
  readonly #column = new Column((size) => new Uint32Array(size));
  readonly #labels: (string | null)[] = [null];
  readonly #values: string[] = [""];
  readonly #codes = new Map<string, number>();
  readonly #codesByName = new Map<string, number>();
  readonly #uses: number[] = [0];
  #order: number[] | null = null;

  constructor(facet: Facet) {
    this.facet = facet;
    this.#shared = facet.options !== null && facet.options.length <= LARGEST_SHARED_FACET;
    for (const { value, label } of facet.options ?? []) this.#add(value, label);
  }

  set(row: number, listing: Listing): void {
    this.#column.reserve(row + 1);
    let word = 0;
    for (const name of this.facet.valuesOf(listing)) {
      const code = this.#codeOf(name);
      if (code === undefined) continue;
      this.#uses[code] = (this.#uses[code] ?? 0) + 1;
      word = this.#shared ? word | (1 << code) : code;
    }
    this.#column.values[row] = word;
    this.#order = null;
  }

  clear(row: number): void {
    for (const code of this.#codesAt(row)) this.#uses[code] = (this.#uses[code] ?? 1) - 1;
    this.#column.values[row] = 0;
    this.#order = null;
  }

  *#codesAt(row: number): Iterable<number> {
    const word = this.#column.values[row] ?? 0;
    if (!this.#shared) {
      if (word > 0) yield word;
      return;
    }
    for (let code = 1; code < this.#values.length; code++) if (word & (1 << code)) yield code;
  }

  knows(value: string): boolean {
    const code = this.#codes.get(value);
    return code !== undefined && (this.facet.options !== null || (this.#uses[code] ?? 0) > 0);
  }

  /** Each row's answer, for a test that `acceptor` made. */
  get words(): Uint32Array {
    return this.#column.values;
  }

  /** A test on a row's word: does it have what was chosen? */
  acceptor(chosen: readonly string[]): (word: number) => boolean {
    const codes = chosen.flatMap((value) => this.#codes.get(value) ?? []);
    if (this.#shared) {
      let wanted = 0;
      for (const code of codes) wanted |= 1 << code;
      return this.facet.pick === "all" ? (word) => (word & wanted) === wanted : (word) => (word & wanted) !== 0;
    }
    const wanted = new Uint8Array(this.#values.length);
    for (const code of codes) wanted[code] = 1;
    return (word) => wanted[word] === 1;
  }

  /** Counts each option over these rows. */
  count(lists: readonly (readonly number[])[]): FacetCount {
    const counts = new Uint32Array(this.#values.length);
    const words = this.#column.values;
    for (const rows of lists) {
      if (this.#shared) countBits(rows, { words, counts });
      else for (const row of rows) counts[words[row] as number]!++;
    }
    return {
      key: this.facet.key,
      pick: this.facet.pick,
      options: this.#shown().map((code) => ({ value: this.#values[code] ?? "", label: this.#labels[code] ?? null, count: counts[code] ?? 0 })),
    };
  }

  /** The options that something on the shelf has, by name, each with how many. */
  inUse(): { value: string; label: string; count: number }[] {
    return this.#shown().flatMap((code) => {
      const label = this.#labels[code];
      const count = this.#uses[code] ?? 0;
      return label && count > 0 ? [{ value: this.#values[code] ?? "", label, count }] : [];
    });
  }

  /** Whether a row answers to any of these options. */
  sharesAny(row: number, options: ReadonlySet<string>): boolean {
    for (const code of this.#codesAt(row)) if (options.has(this.#values[code] ?? "")) return true;
    return false;
  }

  /** The options to show: the fixed ones, or those in use by name. */
  #shown(): readonly number[] {
    return (this.#order ??= this.facet.options
      ? this.facet.options.map(({ value }) => this.#codes.get(value) ?? 0)
      : [...this.#codes.values()].filter((code) => (this.#uses[code] ?? 0) > 0).toSorted((a, b) => this.#compareNames(a, b)));
  }

  #compareNames(a: number, b: number): number {
    return byName.compare(this.#labels[a] ?? "", this.#labels[b] ?? "");
  }

  #codeOf(name: string): number | undefined {
    if (this.facet.options !== null) return this.#codes.get(name);
    let code = this.#codesByName.get(name);
    if (code === undefined) {
      const value = slug(name);
      code = this.#codes.get(value) ?? this.#add(value, name);
      this.#codesByName.set(name, code);
    }
    return code;
  }

  #add(value: string, label: string | null): number {
    const code = this.#values.length;
    this.#values.push(value);
    this.#labels.push(label);
    this.#uses.push(0);
    this.#codes.set(value, code);
    return code;
  }
}

function countBits(rows: readonly number[], { words, counts }: { words: Uint32Array; counts: Uint32Array }): void {
  for (const row of rows) {
    let word = words[row] as number;
    while (word !== 0) {
      counts[31 - Math.clz32(word & -word)]!++;
      word &= word - 1;
    }
  }
}
