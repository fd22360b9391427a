// A cache of results that are costly to make: each made once however many ask, a few at a time, the latest kept up to a total size.
// Invariant: no more than `atOnce` results are being made and no more than `waiting` callers wait for a place.

import { LRUCache } from "lru-cache";
import { Semaphore } from "../../base/semaphore.ts";

type Sized = { readonly length: number };

export class WorkCache<T extends Sized> {
  readonly #cache: LRUCache<string, T, () => Promise<T>>;

  /** `maxLength` bounds the sum of the lengths of what is kept. */
  constructor({ maxLength, atOnce, waiting }: { maxLength: number; atOnce: number; waiting: number }) {
    const semaphore = new Semaphore({ permits: atOnce, queue: waiting });
    this.#cache = new LRUCache({
      maxSize: maxLength,
      sizeCalculation: ({ length }) => length,
      // Others may fill the cache meanwhile: whoever waits still gets the result.
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

  /** The result kept under `key`, or made now by `make`, which must give something of a length; null where too many wait already. A failure is not kept. */
  async get(key: string, make: () => Promise<T>): Promise<T | null> {
    return (await this.#cache.fetch(key, { context: make })) ?? null;
  }
}
