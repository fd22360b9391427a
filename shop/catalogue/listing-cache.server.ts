// What was read about listings, in the memory of this process until the listing changes.
// Invariant: nothing is cached that may be older than the last change of its listing that the index announced.

import { LRUCache } from "lru-cache";
import type { ListingId } from "../../base/id.ts";

const MOST = 5000; // listings: the most visited pages, not the whole catalogue

/** What the cache needs to know of the catalogue index. */
type Changes = {
  readonly version: number;
  byId(id: ListingId): object | null;
  onChange(listener: (changed: readonly ListingId[] | "all") => void): unknown;
};

export class ListingCache<Value extends object> {
  readonly #index: Changes;
  readonly #cached = new LRUCache<ListingId, Value>({ max: MOST });

  /** Each change of a unit or of its allocations changes its listing in the index. */
  constructor(index: Changes) {
    this.#index = index;
    index.onChange((changed) => {
      if (changed === "all") this.#cached.clear();
      else for (const id of changed) this.#cached.delete(id);
    });
  }

  /** The cached value, or what `read` gives. */
  async of(id: ListingId, read: () => Promise<Value>): Promise<Value> {
    const cached = this.#cached.get(id);
    if (cached) return cached;
    const { version } = this.#index;
    const value = await read();
    // A change during the read may be missing from the value. Changes of a listing that is gone are not announced.
    if (version === this.#index.version && this.#index.byId(id)) this.#cached.set(id, value);
    return value;
  }
}
