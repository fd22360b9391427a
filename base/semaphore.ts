// Semaphore with a bounded queue.
// Invariant: no more than `permits` are held at once and no more than `queue` callers wait. Every permit must be released, or the queue
// stands still.

/** Gives a permit back. A second call does nothing. */
export type Release = () => void;

export class Semaphore {
  readonly #permits: number;
  readonly #longest: number;
  readonly #queue: (() => void)[] = [];
  #held = 0;

  /** `queue` is how many callers may wait for a permit. */
  constructor({ permits, queue }: { permits: number; queue: number }) {
    this.#permits = permits;
    this.#longest = queue;
  }

  /** Waits for a permit, first come, first served; null at once where the queue is full. */
  async acquire(): Promise<Release | null> {
    if (this.#held < this.#permits) this.#held++;
    else if (this.#queue.length >= this.#longest) return null;
    else await new Promise<void>((go) => this.#queue.push(go));
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      // The permit passes to the caller that has waited longest.
      const next = this.#queue.shift();
      if (next) next();
      else this.#held--;
    };
  }
}
