// Counts wrong passport codes by who asks. Guessing 100 random bits is hopeless; this keeps guessers from the database.

import { LRUCache } from "lru-cache";
import { MINUTE, type Clock } from "../../base/clock.ts";

const MOST = 60; // wrong codes a minute from one address
const MAX_CLIENTS = 10_000;

export class WrongCodes {
  /** Evicts the clients that have not asked for longest: one that keeps guessing keeps its count. */
  readonly #counts = new LRUCache<string, { since: number; wrong: number }>({ max: MAX_CLIENTS });
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether this address has used up its wrong codes: until the minute ends every code is answered as a wrong one. */
  isSpent(client: string): boolean {
    return (this.#current(client)?.wrong ?? 0) >= MOST;
  }

  count(client: string): void {
    const current = this.#current(client);
    if (current) current.wrong += 1;
    else this.#counts.set(client, { since: this.#clock.now().getTime(), wrong: 1 });
  }

  #current(client: string) {
    const counted = this.#counts.get(client);
    if (!counted || this.#clock.now().getTime() - counted.since >= MINUTE) return null;
    return counted;
  }
}
