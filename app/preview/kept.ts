// Things that are costly to make: made once, a few at a time, the latest kept up to a total size.
// Must always hold: however many ask, no more than `atOnce` are being made and no more than `waiting` wait.

type Sized = { readonly length: number };
type Limits = { most: number; atOnce: number; waiting: number };

export class Kept<T extends Sized> {
  readonly #limits: Limits;
  readonly #kept = new Map<string, T>();
  readonly #coming = new Map<string, Promise<T>>();
  readonly #queue: (() => void)[] = [];
  #size = 0;
  #making = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Null where too many wait already. */
  async get(key: string, make: () => Promise<T>): Promise<T | null> {
    const ready = this.#kept.get(key);
    if (ready) {
      this.#kept.delete(key);
      this.#kept.set(key, ready);
      return ready;
    }
    const coming = this.#coming.get(key);
    if (coming) return await coming;
    if (this.#queue.length >= this.#limits.waiting) return null;
    const making = this.#make(key, make);
    this.#coming.set(key, making);
    return await making;
  }

  async #make(key: string, make: () => Promise<T>): Promise<T> {
    if (this.#making >= this.#limits.atOnce) await new Promise<void>((go) => this.#queue.push(go));
    else this.#making++;
    try {
      const made = await make();
      this.#keep(key, made);
      return made;
    } finally {
      this.#coming.delete(key);
      // Whoever waits longest takes this one's place.
      const next = this.#queue.shift();
      if (next) next();
      else this.#making--;
    }
  }

  #keep(key: string, made: T): void {
    this.#kept.set(key, made);
    this.#size += made.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= this.#limits.most) return;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
  }
}
