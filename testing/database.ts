// A real database for one test file, migrated and empty: embedded, or on PostgreSQL in that run.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embedded, embeddedSettings, openPostgres, type Database } from "../base/db.server.ts";
import { freshPostgres, onPostgres } from "./postgres.ts";

/** Opens a fresh database. Close it after the tests of the file. */
export async function testDatabase(): Promise<Database> {
  if (onPostgres()) return openPostgres(await freshPostgres(), { connections: 4 });
  const used = waiting.pop() ?? (await open());
  return embedded(lend(used));
}

/** A migrated embedded database in `dataDir`, closed, for `openEmbedded`: for tests of what a start of the shop finds. */
export async function saveDatabaseIn(dataDir: string): Promise<void> {
  const pglite = await PGlite.create(join(dataDir, "db"), await migrated());
  await pglite.close();
}

async function migrated() {
  const file = process.env["MIGRATED_DATABASE"];
  if (!file) throw new Error("tests run through vitest.config.ts, whose setup makes the database");
  return { loadDataDir: new Blob([await readFile(file)]), startParams: embeddedSettings };
}

/** A database of this process, and how it was when it was new. To open one costs five times as much as to empty it. */
type Reusable = { pglite: PGlite; schema: string; rows: { table: string; rows: string }[] };

/** Databases of closed test files, empty again. */
const waiting: Reusable[] = [];

async function open(): Promise<Reusable> {
  const pglite = await PGlite.create(await migrated());
  const rows = [];
  for (const table of await filled(pglite)) {
    const { rows: found } = await pglite.query<{ rows: string }>(`select json_agg(t)::text as rows from "${table}" t`);
    rows.push({ table, rows: found[0]?.rows ?? "[]" });
  }
  return { pglite, schema: await schemaOf(pglite), rows };
}

/**
 * The database for one file. Its `close` empties it for the next one; after that, what the file still runs is refused, so that nothing of
 * it reaches the next file.
 */
function lend(used: Reusable): PGlite {
  let isClosed = false;
  async function close() {
    if (isClosed) return;
    isClosed = true;
    if (await restore(used)) waiting.push(used);
    else await used.pglite.close();
  }
  return new Proxy(used.pglite, {
    get(pglite, name) {
      if (name === "close") return close;
      if (name === "closed") return isClosed;
      if (isClosed) throw new Error("this test database is closed");
      const value: unknown = Reflect.get(pglite, name, pglite);
      return typeof value === "function" ? (value.bind(pglite) as unknown) : value;
    },
  });
}

/** Makes a database as it was when it was new. False if a test changed its schema, or left a transaction that does not end. */
async function restore({ pglite, schema, rows }: Reusable): Promise<boolean> {
  try {
    // Each alone: PostgreSQL refuses to discard within a group of statements.
    for (const statement of ["rollback", "discard all", "set session_replication_role = replica"])
      await pglite.exec(statement);
    if ((await schemaOf(pglite)) !== schema) return false;
    const tables = await filled(pglite);
    const sequences = await pglite.query<{ name: string }>(
      `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null`,
    );
    await pglite.exec(
      [
        ...(tables.length > 0 ? [`truncate ${tables.map((table) => `"${table}"`).join(", ")} restart identity`] : []),
        ...sequences.rows.map(({ name }) => `alter sequence ${name} restart`),
      ].join(";"),
    );
    for (const { table, rows: saved } of rows)
      await pglite.query(
        `insert into "${table}" overriding system value select * from json_populate_recordset(null::"${table}", $1)`,
        [saved],
      );
    await pglite.exec("reset session_replication_role");
    return true;
  } catch {
    return false;
  }
}

/** The tables that have rows. */
async function filled(pglite: PGlite): Promise<string[]> {
  const { rows: tables } = await pglite.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const queries = tables.map(({ name }) => `select '${name}' as name where exists (select from "${name}")`);
  const { rows } = await pglite.query<{ name: string }>(queries.join(" union all "));
  return rows.map(({ name }) => name);
}

/** The number and the newest of all columns, constraints, triggers and functions: changes with each change of the schema. */
async function schemaOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ schema: string }>(
    `select json_build_array(
       (select json_build_array(count(*), max(attrelid::int8)) from pg_attribute),
       (select json_build_array(count(*), max(oid::int8)) from pg_constraint),
       (select json_build_array(count(*), max(oid::int8), sum(length(tgenabled::text)), count(*) filter (where tgenabled = 'D')) from pg_trigger),
       (select json_build_array(count(*), max(oid::int8)) from pg_proc))::text as schema`,
  );
  return rows[0]?.schema ?? "";
}
