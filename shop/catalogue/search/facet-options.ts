// The options of one facet: their names, their order, and the encoding of a listing's options as one 32-bit word.
// Invariant: the number of uses of an option is the number of listings in the index that have it.

import { slug } from "../../../base/text.ts";
import { LARGEST_SHARED_FACET, type Facet } from "./facets.ts";
import type { Listing } from "../listing.ts";

const byName = new Intl.Collator("en", { numeric: true });

/** A facet's option and the number of results if it were the only choice of its facet. */
export type OptionCount = { value: string; label: string | null; count: number };
export type FacetCount = { key: string; pick: Facet["pick"]; options: OptionCount[] };

export class FacetOptions {
  readonly facet: Facet;
  /** If set, a word has one bit per option; otherwise it is the number of the listing's only option, 0 for none. */
  readonly #isBitmask: boolean;
  readonly #labels: (string | null)[] = [null];
  readonly #values: string[] = [""];
  readonly #codes = new Map<string, number>();
  readonly #codesByName = new Map<string, number>();
  readonly #uses: number[] = [0];
  #order: number[] | null = null;

  constructor(facet: Facet) {
    this.facet = facet;
    this.#isBitmask = facet.options !== null && facet.options.length <= LARGEST_SHARED_FACET;
    for (const { value, label } of facet.options ?? []) this.#add(value, label);
  }

  /** A listing's options as a word. An open facet adds an option that is new to it. */
  wordOf(listing: Listing): number {
    let word = 0;
    for (const name of this.facet.valuesOf(listing)) {
      const code = this.#codeOf(name);
      if (code !== undefined) word = this.#isBitmask ? word | (1 << code) : code;
    }
    return word;
  }

  /** Counts a listing with this word that was added to the index or removed from it. */
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

  /** Returns a predicate: does a word contain the chosen options? */
  acceptor(chosen: readonly string[]): (word: number) => boolean {
    const codes = chosen.flatMap((value) => this.#codes.get(value) ?? []);
    if (this.#isBitmask) {
      let wanted = 0;
      for (const code of codes) wanted |= 1 << code;
      return this.facet.pick === "all" ? (word) => (word & wanted) === wanted : (word) => (word & wanted) !== 0;
    }
    const wanted = new Uint8Array(this.#values.length);
    for (const code of codes) wanted[code] = 1;
    return (word) => wanted[word] === 1;
  }

  /** Whether two words have an option in common. */
  shareAny(a: number, b: number): boolean {
    return this.#isBitmask ? (a & b) !== 0 : a === b && a !== 0;
  }

  /**
   * The facet with the count of each option. `words`: one per signature; `counted`: how often each signature was found.
   */
  countOptions(words: Uint32Array, counted: readonly Uint32Array[]): FacetCount {
    const counts = new Uint32Array(this.#values.length);
    for (const times of counted) {
      for (let signature = 0; signature < times.length; signature++) {
        const count = times[signature] as number;
        if (count === 0) continue;
        let word = words[signature] as number;
        if (!this.#isBitmask) {
          counts[word]! += count;
          continue;
        }
        for (; word !== 0; word &= word - 1) counts[31 - Math.clz32(word & -word)]! += count;
      }
    }
    return {
      key: this.facet.key,
      pick: this.facet.pick,
      options: this.#listedCodes().map((code) => ({
        value: this.#values[code] ?? "",
        label: this.#labels[code] ?? null,
        count: counts[code] ?? 0,
      })),
    };
  }

  /** The named options in use, with the number of listings of each. */
  inUse(): { value: string; label: string; count: number }[] {
    return this.#listedCodes().flatMap((code) => {
      const label = this.#labels[code];
      const count = this.#uses[code] ?? 0;
      return label && count > 0 ? [{ value: this.#values[code] ?? "", label, count }] : [];
    });
  }

  /** The options in display order: the fixed ones, or those in use, by name. */
  #listedCodes(): readonly number[] {
    return (this.#order ??= this.facet.options
      ? this.facet.options.map(({ value }) => this.#codes.get(value) ?? 0)
      : [...this.#codes.values()]
          .filter((code) => (this.#uses[code] ?? 0) > 0)
          .toSorted((a, b) => this.#compareNames(a, b)));
  }

  #compareNames(a: number, b: number): number {
    return byName.compare(this.#labels[a] ?? "", this.#labels[b] ?? "");
  }

  #eachOf(word: number, visit: (code: number) => void): void {
    if (!this.#isBitmask) {
      if (word !== 0) visit(word);
      return;
    }
    for (; word !== 0; word &= word - 1) visit(31 - Math.clz32(word & -word));
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
