// Connections to PostgreSQL: a pool for queries, and one that listens.
// Invariant: a connection that dies never ends the process, and is never used again; nothing waits for one without a limit.

import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { SECOND } from "./clock.ts";
import { asDatabaseAway, isDatabaseAway } from "./database-away.ts";

export type Limits = {
  /** Milliseconds that making a connection may take. */
  longestConnecting?: number;
  /** Milliseconds that a statement may take, waiting for locks included; a server that says nothing for so long is taken for dead. */
  longestStatement?: number;
};

const LONGEST_CONNECTING = 5 * SECOND;
const LONGEST_STATEMENT = 30 * SECOND;
/** Under load requests wait for their turn at the pool: that is slow, not away. */
const LONGEST_WAIT_FOR_TURN = 30 * SECOND;
const RECONNECT_AFTER = SECOND / 2;
/** A connection on which nobody speaks asks after this time whether its server is still there. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10 * SECOND };

// PostgreSQL would compile what it takes for a long query, by its guess: half the time of reading the shelf (decision 92).
// A transaction whose process is gone without a word keeps its locks until the server ends it; none of the shop's waits for anything.
const PREPARE = "set jit = off; set idle_in_transaction_session_timeout = '60s'";

/**
 * A pool as Kysely wants it. What fails because the database is away fails with DatabaseAway, and its connection is closed
 * instead of put back.
 */
export function openPool(url: string, options: { connections: number } & Limits): PostgresPool {
  const { connections, longestConnecting = LONGEST_CONNECTING, longestStatement = LONGEST_STATEMENT } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // The pool's own limit counts the wait for a turn as well: connecting has a shorter one.
    connectionTimeoutMillis: LONGEST_WAIT_FOR_TURN,
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis: longestConnecting });
        // The pool listens only while the connection is idle. Between two queries of a transaction nobody else does, and an
        // error that nobody listens to ends the process (W1). The next query fails, which is all that anybody needs to know.
        this.on("error", () => {});
      }
    },
    ...keepAlive,
    onConnect: async (client) => void (await client.query(PREPARE)),
  });
  // An idle connection that dies is taken out of the pool by itself.
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

  // Kysely asks for a cursor only where it was given a way to make one.
  query = (async (text: string, values: unknown[]) => {
    // Ending a connection in the middle of a query closes it at once, and the query fails.
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
