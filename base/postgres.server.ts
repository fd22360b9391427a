// Connections to PostgreSQL: a pool for queries, and one connection a process for LISTEN.
// Invariant: a connection that dies never ends the process and is never used again; every wait has a timeout.

import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { SECOND } from "./clock.ts";
import { asDatabaseAway, isDatabaseAway } from "./database-away.ts";

export type Limits = {
  /** Milliseconds. */
  longestConnecting?: number;
  /** Milliseconds, waiting for locks included. A server that does not answer for this long is considered dead. */
  longestStatement?: number;
  /** Milliseconds that a request may wait for a free connection. Under load that means slow, not unavailable. */
  longestWait?: number;
};

const LONGEST_CONNECTING = 5 * SECOND;
const LONGEST_STATEMENT = 30 * SECOND;
const LONGEST_WAIT = 30 * SECOND;
const RECONNECT_AFTER = SECOND / 2;
/** Each failed reconnect waits twice as long, up to this. */
const LONGEST_RECONNECT = 15 * SECOND;
/** Delay of TCP keep-alive on an idle connection. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10 * SECOND };

// Without this, PostgreSQL's JIT compiles queries that it estimates as expensive: half the time of loading the catalogue index (decision 92).
// If a process vanishes, its transaction keeps its locks until the server ends it. No transaction of the shop waits idle.
const PREPARE = "set jit = off; set idle_in_transaction_session_timeout = '60s'";

/**
 * A pool with the interface of Kysely. If the database is unavailable, calls fail with DatabaseAway and the connection is closed
 * instead of returned to the pool.
 */
export function openPool(url: string, options: { connections: number } & Limits): PostgresPool {
  const { connections, longestConnecting = LONGEST_CONNECTING, longestStatement = LONGEST_STATEMENT } = options;
  const { longestWait = LONGEST_WAIT } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // The pool's own timeout includes the wait for a free connection. Connecting has a shorter timeout.
    connectionTimeoutMillis: longestWait,
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis: longestConnecting });
        // The pool handles errors only while a connection is idle. Between two queries of a transaction nobody would, and an
        // unhandled "error" event ends the process (W1). The next query fails anyway.
        this.on("error", () => {});
      }
    },
    ...keepAlive,
    onConnect: async (client) => void (await client.query(PREPARE)),
  });
  // The pool removes an idle connection that dies.
  pool.on("error", () => {});
  return {
    connect: async () => new Connection(await connectionOf(pool), longestStatement),
    end: () => pool.end(),
    options: pool.options,
  };
}

class Connection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #longestStatement: number;
  #isDead = false;

  constructor(client: pg.PoolClient, longestStatement: number) {
    this.#client = client;
    this.#longestStatement = longestStatement;
  }

  // Kysely requests a cursor only if it was configured with one.
  query = (async (text: string, values: unknown[]) => {
    // Ending a connection during a query closes it at once, and the query fails.
    const limit = setTimeout(() => void this.#client.end(), this.#longestStatement);
    try {
      return await this.#client.query(text, values);
    } catch (error) {
      const thrown = asDatabaseAway(error);
      this.#isDead ||= isDatabaseAway(thrown);
      throw thrown;
    } finally {
      clearTimeout(limit);
    }
  }) as unknown as PostgresPoolClient["query"];

  release(destroy = false): void {
    this.#client.release(destroy || this.#isDead);
  }
}

async function connectionOf(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw asDatabaseAway(error);
  }
}

type Subscriber = (payload: string) => void;

/**
 * LISTEN on any number of channels over one connection, which survives being lost: after a reconnect it calls every subscriber
 * with "*", because anything may have been missed.
 */
export class PostgresListener {
  readonly #url: string;
  readonly #channels = new Map<string, Set<Subscriber>>();
  #client: pg.Client | null = null;
  /** The work on the connection, one thing after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #wait = RECONNECT_AFTER;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Resolves once the channel is listened to; throws DatabaseAway if the database cannot be reached. Returns a function that stops it. */
  async listen(channel: string, subscriber: Subscriber): Promise<() => Promise<void>> {
    const subscribers = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, subscribers.add(subscriber));
    try {
      await this.#inTurn(() => this.#add(channel));
    } catch (error) {
      this.#remove(channel, subscriber);
      throw asDatabaseAway(error);
    }
    return () => this.#inTurn(() => this.#stop(channel, subscriber));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#channels.clear();
    await this.#inTurn(() => this.#end());
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #add(channel: string): Promise<void> {
    if (this.#client) await within(this.#client, `listen ${pg.escapeIdentifier(channel)}`);
    else await this.#connect();
  }

  async #stop(channel: string, subscriber: Subscriber): Promise<void> {
    if (!this.#remove(channel, subscriber)) return;
    await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
    // The last one ends the connection: a database that nobody listens to has none.
    if (this.#channels.size === 0) await this.#end();
  }

  /** Whether it was the channel's last subscriber. */
  #remove(channel: string, subscriber: Subscriber): boolean {
    const subscribers = this.#channels.get(channel);
    subscribers?.delete(subscriber);
    return subscribers?.size === 0 && this.#channels.delete(channel);
  }

  async #end(): Promise<void> {
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  /** A new connection that listens to all channels. */
  async #connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: LONGEST_CONNECTING,
      ...keepAlive,
    });
    next.on("notification", ({ channel, payload }) => {
      for (const subscriber of this.#channels.get(channel) ?? []) subscriber(payload ?? "");
    });
    next.on("error", () => {});
    next.on("end", () => {
      if (this.#client === next) this.#lose();
    });
    try {
      await next.connect();
      for (const channel of this.#channels.keys()) await within(next, `listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    this.#client = next;
    this.#wait = RECONNECT_AFTER;
  }

  #lose(): void {
    this.#client = null;
    clearTimeout(this.#retry);
    if (this.#isClosed || this.#channels.size === 0) return;
    this.#retry = setTimeout(() => void this.#inTurn(() => this.#reconnect()), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_RECONNECT);
  }

  async #reconnect(): Promise<void> {
    if (this.#isClosed || this.#client || this.#channels.size === 0) return;
    try {
      await this.#connect();
    } catch {
      return this.#lose();
    }
    for (const subscribers of this.#channels.values()) for (const subscriber of subscribers) subscriber("*");
  }
}

/** Ending a connection during a query closes it, and the query fails. */
async function within(client: pg.Client, query: string): Promise<void> {
  const limit = setTimeout(() => void client.end(), LONGEST_STATEMENT);
  try {
    await client.query(query);
  } finally {
    clearTimeout(limit);
  }
}
