// Connections to PostgreSQL: a pool for queries, and one for LISTEN.
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

/** A LISTEN that survives a lost connection. After a reconnect it calls back with "*": anything may have been missed. */
export function reconnectingListener(url: string, channel: string, onNotify: (payload: string) => void) {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(isFirst: boolean): Promise<void> {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: LONGEST_CONNECTING, ...keepAlive });
    next.on("notification", (message) => onNotify(message.payload ?? ""));
    next.on("error", () => {});
    next.on("end", () => {
      if (stopped || client !== next) return;
      retry = setTimeout(() => void connect(false).catch(() => {}), RECONNECT_AFTER);
    });
    client = next;
    const limit = setTimeout(() => void next.end(), LONGEST_STATEMENT);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      if (isFirst) throw error;
      await next.end().catch(() => {});
      return;
    } finally {
      clearTimeout(limit);
    }
    if (!isFirst) onNotify("*");
  }

  return {
    ready: connect(true),
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
