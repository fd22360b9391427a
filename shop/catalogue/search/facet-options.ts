// The options of one facet: their names, their order, and how a listing's answer is written as one number, its word.
// Invariant: the number of uses of an option is the number of listings in the index that answer to it.

import { slug } from "../../../base/text.ts";
import { LARGEST_SHARED_FACET, type Facet } from "./facets.ts";
import type { Listing } from "../listing.ts";

const byName = new Intl.Collator("en", { numeric: true });

/** A facet's option and how many results it would leave if it were the only choice of its facet. */
export type OptionCount = { value: string; label: string | null; count: number };
export type FacetCount = { key: string; pick: Facet["pick"]; options: OptionCount[] };

export class FacetOptions {
  readonly facet: Facet;
  /** Several options a listing share a word, one bit each; a single option is its number, 0 for none. */
  readonly #shared: boolean;
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

  /** What a listing answers. An open facet learns an option that it has not met. */
  wordOf(listing: Listing): number {
    let word = 0;
    for (const name of this.facet.valuesOf(listing)) {
      const code = this.#codeOf(name);
      if (code !== undefined) word = this.#shared ? word | (1 << code) : code;
    }
    return word;
  }

  /** A listing with this answer came into the index, or went. */
  use(word: number, change: 1 | -1): void {
    this.#eachOf(word, (code) => {
      const before = this.#uses[code] ?? 0;
      this.#uses[code] = before + change;
      if (before === 0 || before + change === 0) this.#order = null;
    });
  }

  knows(value: string): boolean {
    const code = this.#codes.get(value);
    return code !== undefined && (this.facet.options !== null || (this.#uses[code] ?? 0) > 0);
  }

  /** A test on a word: does it have what was chosen? */
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

  /** Whether two answers have an option in common. */
  shareAny(a: number, b: number): boolean {
    return this.#shared ? (a & b) !== 0 : a === b && a !== 0;
  }

  /** The facet with its counts: of each shape's word, by how often the shape was found. */
  counted(words: Uint32Array, found: readonly Uint32Array[]): FacetCount {
    const counts = new Uint32Array(this.#values.length);
    for (const times of found) {
      for (let shape = 0; shape < times.length; shape++) {
        const count = times[shape] as number;
        if (count === 0) continue;
        let word = words[shape] as number;
        if (!this.#shared) {
          counts[word]! += count;
          continue;
        }
        for (; word !== 0; word &= word - 1) counts[31 - Math.clz32(word & -word)]! += count;
      }
    }
    return {
      key: this.facet.key,
      pick: this.facet.pick,
      options: this.#shown().map((code) => ({
        value: this.#values[code] ?? "",
        label: this.#labels[code] ?? null,
        count: counts[code] ?? 0,
      })),
    };
  }

  /** The named options that some listing has, and how many have each. */
  inUse(): { value: string; label: string; count: number }[] {
    return this.#shown().flatMap((code) => {
      const label = this.#labels[code];
      const count = this.#uses[code] ?? 0;
      return label && count > 0 ? [{ value: this.#values[code] ?? "", label, count }] : [];
    });
  }

  /** The options to show: the fixed ones, or those in use by name. */
  #shown(): readonly number[] {
    return (this.#order ??= this.facet.options
      ? this.facet.options.map(({ value }) => this.#codes.get(value) ?? 0)
      : [...this.#codes.values()]
          .filter((code) => (this.#uses[code] ?? 0) > 0)
          .toSorted((a, b) => this.#compareNames(a, b)));
  }

  #compareNames(a: number, b: number): number {
    return byName.compare(this.#labels[a] ?? "", this.#labels[b] ?? "");
  }

  #eachOf(word: number, look: (code: number) => void): void {
    if (!this.#shared) {
      if (word !== 0) look(word);
      return;
    }
    for (; word !== 0; word &= word - 1) look(31 - Math.clz32(word & -word));
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
