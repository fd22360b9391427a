// Turns: so many at a time, the others wait in line.
// Must always hold: every turn that was given is ended, or the line stands still for ever.

/** Ends a turn. */
export type EndTurn = () => void;

export class Turns {
  readonly #atOnce: number;
  readonly #waiting: number;
  readonly #line: (() => void)[] = [];
  #running = 0;

  /** `waiting` is how many may stand in line; one more is sent away. */
  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#waiting = waiting;
  }

  /** Waits for a turn; null where the line is full. */
  async take(): Promise<EndTurn | null> {
    if (this.#running < this.#atOnce) this.#running++;
    else if (this.#line.length >= this.#waiting) return null;
    else await new Promise<void>((go) => this.#line.push(go));
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      // Whoever waits longest takes this one's place.
      const next = this.#line.shift();
      if (next) next();
      else this.#running--;
    };
  }
}
