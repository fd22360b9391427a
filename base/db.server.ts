// Access to the database: PGlite in a folder, or PostgreSQL by URL, with the same SQL.
// Invariant: inside a transaction only the transaction's handle is used. The embedded database has one connection, on which the
// root handle would wait forever; here it throws instead.

import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { realpath, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import {
  CamelCasePlugin,
  Kysely,
  PGliteDialect,
  PostgresDialect,
  sql,
  type Dialect,
  type KyselyPlugin,
  type Transaction as KyselyTransaction,
} from "kysely";
import { Migrator } from "kysely/migration";
import { HOUR } from "./clock.ts";
import type { Environment } from "./env.server.ts";
import { makePrivate } from "./private-folder.server.ts";
import { openPool, PostgresListener, type Limits } from "./postgres.server.ts";
import type { Result } from "./result.ts";
import { migrations } from "../db/migrations.ts";
import type { Tables } from "../db/tables.ts";

export type Db = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;
/** The handle of a query: the root handle or a transaction. */
export type Queryable = Kysely<Tables>;

export type Database = {
  readonly db: Db;
  readonly kind: "embedded" | "postgres";
  /** Calls back with the payload of each notification on the channel, from any process. Returns a function that stops it. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

// The build and server.ts each have a copy of this module, but they must share this guard.
const GUARD = Symbol.for("pcbis.insideTransaction");
type GuardHolder = { [GUARD]?: AsyncLocalStorage<true> };
const insideTransaction = ((globalThis as GuardHolder)[GUARD] ??= new AsyncLocalStorage<true>());

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/**
 * Runs `work` in one transaction. Throws if it is called inside another transaction, rethrows what `work` threw, and throws
 * DatabaseAway if the connection died. If it died during the commit, the transaction may have been committed.
 */
export async function transaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  refuseInsideTransaction();
  let thrown: { error: unknown } | null = null;
  try {
    return await db.transaction().execute((tx) =>
      insideTransaction.run(true, () =>
        work(tx.withoutPlugins().withPlugin(camelCase) as Transaction).catch((error: unknown) => {
          thrown = { error };
          throw error;
        }),
      ),
    );
  } catch (error) {
    // A rollback fails on a dead connection. Its error must not replace the original one.
    throw (thrown as { error: unknown } | null)?.error ?? error;
  }
}

/** A transaction whose work returns a Result: a domain error rolls it back. Throws like `transaction`. */
export async function attempt<Answer extends Result<unknown, unknown>>(
  db: Db,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await transaction(db, async (tx) => {
      const answer = await work(tx);
      if (!answer.ok) throw new Undone(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer as Answer;
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505"; // SQLSTATE

/** Writes inside a transaction, which goes on if the value is taken; returns false then. For an insert, use `on conflict`. */
export async function writeUnlessTaken(tx: Transaction, write: () => Promise<unknown>): Promise<boolean> {
  await sql`savepoint unless_taken`.execute(tx);
  try {
    await write();
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    await sql`rollback to savepoint unless_taken`.execute(tx);
    return false;
  }
  await sql`release savepoint unless_taken`.execute(tx);
  return true;
}

/** The time of the database's clock; inside a transaction, the time at which it began. */
export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]!.now;
}

class Undone extends Error {
  readonly answer: Result<unknown, unknown>;

  constructor(answer: Result<unknown, unknown>) {
    super("refused");
    this.answer = answer;
  }
}

function refuseInsideTransaction() {
  if (insideTransaction.getStore()) {
    throw new Error("the root database handle was used inside a transaction: use the transaction's own handle");
  }
}

/** A plugin of the root handle only: `transaction` removes it from the handle that it passes on. */
const rootGuard: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideTransaction();
    return node;
  },
  transformResult: async ({ result }) => result,
};

function kyselyOn(dialect: Dialect): Db {
  return new Kysely<Tables>({ dialect, plugins: [camelCase, rootGuard] });
}

/** Opens the database of the settings and migrates it. */
export async function openDatabase(
  env: Pick<Environment, "NODE_ENV" | "DATA_DIR" | "DATABASE_URL" | "DATABASE_POOL">,
): Promise<Database> {
  const database = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, { connections: env.DATABASE_POOL })
    : await openEmbedded(env.DATA_DIR);
  try {
    if (database.kind === "postgres" && env.NODE_ENV === "production") await requireFsync(database.db);
    if (!(await isUpToDate(database.db))) await withLongTimeout(env, database, migrate);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** With a statement timeout of an hour: a migration of a big table, or waiting for the migration of another process, takes long. */
async function withLongTimeout(
  { DATABASE_URL }: { DATABASE_URL?: string | undefined },
  database: Database,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  if (!DATABASE_URL) return await work(database.db);
  const migrating = openPostgres(DATABASE_URL, { connections: 2, longestStatement: HOUR });
  try {
    await work(migrating.db);
  } finally {
    await migrating.close();
  }
}

export function openPostgres(url: string, options: { connections: number } & Limits): Database {
  const db = kyselyOn(new PostgresDialect({ pool: openPool(url, options) }));
  const listener = new PostgresListener(url);
  return {
    db,
    kind: "postgres",
    listen: (channel, onNotify) => listener.listen(channel, onNotify),
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
}

// The operating system caches the folder's files already: PostgreSQL's default of 128 MB would waste about 90 MB.
export const embeddedSettings = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

/** Marks a database that is being created: if the first start is killed, the next one must not fail on an incomplete folder. */
const UNFINISHED = "db.unfinished";

/** The embedded database in `dataDir/db`, locked to this process. Throws an error of one line if another process has it. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  makePrivate(dataDir);
  const lock = await lockFolder(dataDir);
  const folder = join(dataDir, "db");
  const unfinished = join(dataDir, UNFINISHED);
  try {
    if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
    if (!existsSync(folder)) await writeFile(unfinished, "");
    const pglite = await PGlite.create(folder, { startParams: embeddedSettings });
    await rm(unfinished, { force: true });
    // PGlite gives its files to everybody, whatever the umask: the folder's own mode protects those of later.
    makePrivate(folder);
    return embedded(pglite, lock);
  } catch (error) {
    await unlock(lock);
    throw error;
  }
}

/** A database on a PGlite that the caller created (tests and benchmarks use one in memory). */
export function embedded(pglite: PGlite, lock?: Server): Database {
  const db = kyselyOn(new PGliteDialect({ pglite }));
  return {
    db,
    kind: "embedded",
    listen: async (channel, onNotify) => await pglite.listen(channel, onNotify),
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      if (lock) await unlock(lock);
    },
  };
}

/**
 * Locks the folder for this process. The lock is a listening local socket: the system closes it when the process ends, however
 * it ends, so that a stale lock can never block a start.
 */
async function lockFolder(dataDir: string): Promise<Server> {
  const name = `pcbis-${createHash("sha256")
    .update(await realpath(dataDir))
    .digest("hex")
    .slice(0, 24)}`;
  const address = process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`);
  const server = createServer((socket) => socket.destroy());
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(
        taken
          ? new Error(`The data folder ${dataDir} is in use by another running shop. Stop it first, or set DATA_DIR.`)
          : error,
      );
    });
    server.listen(address, resolve);
  });
  return server;
}

function unlock(lock: Server): Promise<void> {
  return new Promise((resolve) => lock.close(() => resolve()));
}

/** Runs the missing migrations. Safe when several processes start together, because the migrator takes a lock. */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}

/** Two small queries. The migrator first reads the database's whole catalogue, the slowest part of a start. */
async function isUpToDate(db: Db): Promise<boolean> {
  const { rows: found } = await sql<{
    isThere: boolean;
  }>`select to_regclass('kysely_migration') is not null as is_there`.execute(db);
  if (!found[0]?.isThere) return false;
  const { rows: run } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return (
    run
      .map(({ name }) => name)
      .toSorted()
      .join() === Object.keys(migrations).toSorted().join()
  );
}

/** Invariant: a paid order survives a power cut. */
async function requireFsync(db: Db): Promise<void> {
  const { rows } = await sql<{ fsync: string }>`select current_setting('fsync') as fsync`.execute(db);
  if (rows[0]?.fsync !== "on") {
    throw new Error(
      "DATABASE_URL points to a PostgreSQL with fsync off: a power cut would lose paid orders. Turn fsync on, or set NODE_ENV=development.",
    );
  }
}
