// One way to the database: PGlite in a folder, or PostgreSQL by URL, the same SQL on both.
// Invariant: inside a transaction only its own handle is used. On the embedded database,
// which is one connection, the root handle would wait for ever; here it throws instead.

import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, realpath, rm, writeFile } from "node:fs/promises";
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
import { openPool, reconnectingListener, type Limits } from "./postgres.server.ts";
import type { Result } from "./result.ts";
import { migrations } from "../db/migrations.ts";
import type { Tables } from "../db/tables.ts";

export type Db = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;
/** What a query needs: the root handle or a transaction. */
export type Queryable = Kysely<Tables>;

export type Database = {
  readonly db: Db;
  readonly kind: "embedded" | "postgres";
  /** Calls back with the payload of each notification on the channel, from any process. Returns the way to stop. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

// The built application and the process file each have their own copy of this module; the guard must be one.
const GUARD = Symbol.for("pcbis.insideTransaction");
type GuardHolder = { [GUARD]?: AsyncLocalStorage<true> };
const insideTransaction = ((globalThis as GuardHolder)[GUARD] ??= new AsyncLocalStorage<true>());

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/**
 * Runs `work` in one transaction: all of it happens or none. Throws where it is called inside another, what `work` threw, or
 * DatabaseAway where the connection died; if that happened at the very end, it may have happened.
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
    // Undoing may fail as well, on a connection that has died: that would hide why it was undone.
    throw (thrown as { error: unknown } | null)?.error ?? error;
  }
}

/** A transaction whose work answers with a Result: a refusal undoes all that the work did. Throws like `transaction`. */
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

/** The time by the database's clock: inside a transaction that of its beginning. */
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

/** Sits on the root handle only: `transaction` takes it off the handle that it hands out. */
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

/** Opens the database that the settings name, and brings its tables up to date. */
export async function openDatabase(
  env: Pick<Environment, "NODE_ENV" | "DATA_DIR" | "DATABASE_URL" | "DATABASE_POOL">,
): Promise<Database> {
  const database = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, { connections: env.DATABASE_POOL })
    : await openEmbedded(env.DATA_DIR);
  try {
    if (database.kind === "postgres" && env.NODE_ENV === "production") await requireFsync(database.db);
    if (!(await isUpToDate(database.db))) await withoutHurry(env, database, migrate);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Changing big tables, or waiting while another process does, may take longer than any statement of a visitor. */
async function withoutHurry(
  { DATABASE_URL }: { DATABASE_URL?: string | undefined },
  database: Database,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  if (!DATABASE_URL) return await work(database.db);
  const patient = openPostgres(DATABASE_URL, { connections: 2, longestStatement: HOUR });
  try {
    await work(patient.db);
  } finally {
    await patient.close();
  }
}

export function openPostgres(url: string, options: { connections: number } & Limits): Database {
  const db = kyselyOn(new PostgresDialect({ pool: openPool(url, options) }));
  return {
    db,
    kind: "postgres",
    async listen(channel, onNotify) {
      const listener = reconnectingListener(url, channel, onNotify);
      await listener.ready;
      return listener.stop;
    },
    close: () => db.destroy(),
  };
}

// The system keeps the folder's files in memory already: PostgreSQL's own 128 MB beside that are 90 MB for nothing.
export const embeddedSettings = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

/** Stands beside a database that is being made: a first start killed half-way must not leave a folder that never opens. */
const UNFINISHED = "db.unfinished";

/** The embedded database in `dataDir/db`, locked to this process. Throws with one clear line where another has it. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  const folder = join(dataDir, "db");
  const unfinished = join(dataDir, UNFINISHED);
  try {
    if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
    if (!existsSync(folder)) await writeFile(unfinished, "");
    const pglite = await PGlite.create(folder, { startParams: embeddedSettings });
    await rm(unfinished, { force: true });
    return embedded(pglite, lock);
  } catch (error) {
    await unlock(lock);
    throw error;
  }
}

/** A database on a PGlite that the caller made (tests and benches use one in memory). */
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
 * Takes the folder for this process alone. The lock is a listening local socket: the system frees it the moment the
 * process ends, however it ends, so that no stale lock can ever block a start.
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

/** Brings the tables up to date; safe when several processes start together (the migrator takes a lock). */
export async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}

/** Two small questions. The migrator first reads the database's whole catalogue, which takes longer than all else at a start. */
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

/** A paid order must outlive a power cut. */
async function requireFsync(db: Db): Promise<void> {
  const { rows } = await sql<{ fsync: string }>`select current_setting('fsync') as fsync`.execute(db);
  if (rows[0]?.fsync !== "on") {
    throw new Error(
      "DATABASE_URL points to a PostgreSQL with fsync off: a power cut would lose paid orders. Turn fsync on, or set NODE_ENV=development.",
    );
  }
}
