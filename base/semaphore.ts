// Semaphore with a bounded queue.
// Invariant: at most `permits` are held at once and at most `queue` callers wait. Every permit must be released, or the queue
// stops.

/** Releases a permit. A second call does nothing. */
export type Release = () => void;

export class Semaphore {
  readonly #permits: number;
  readonly #longest: number;
  readonly #queue: (() => void)[] = [];
  #held = 0;

  /** `queue`: how many callers may wait for a permit. */
  constructor({ permits, queue }: { permits: number; queue: number }) {
    this.#permits = permits;
    this.#longest = queue;
  }

  /** Waits for a permit, first come, first served; null immediately if the queue is full. */
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
