// A cache of results that are costly to make: each is made once for all concurrent callers, a few at a time; the least
// recently used are evicted above a total size.
// Invariant: at most `atOnce` results are being made and at most `waiting` callers wait for a place.

import { LRUCache } from "lru-cache";
import { Semaphore } from "../../base/semaphore.ts";

type Sized = { readonly length: number };

export class WorkCache<T extends Sized> {
  readonly #cache: LRUCache<string, T, () => Promise<T>>;

  /** `maxLength` bounds the sum of the lengths of the cached results. */
  constructor({ maxLength, atOnce, waiting }: { maxLength: number; atOnce: number; waiting: number }) {
    const semaphore = new Semaphore({ permits: atOnce, queue: waiting });
    this.#cache = new LRUCache({
      maxSize: maxLength,
      sizeCalculation: ({ length }) => length,
      // Other results may evict this one meanwhile: its callers still get it.
      ignoreFetchAbort: true,
      async fetchMethod(_key, _stale, { context: make }) {
        const release = await semaphore.acquire();
        if (!release) return undefined;
        try {
          return await make();
        } finally {
          release();
        }
      },
    });
  }

  /**
   * The result cached under `key`, or made now by `make`; null where too many callers wait already. A failure is not
   * cached.
   */
  async get(key: string, make: () => Promise<T>): Promise<T | null> {
    return (await this.#cache.fetch(key, { context: make })) ?? null;
  }
}
