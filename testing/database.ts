// A real database for one test file, migrated and empty: embedded, or on PostgreSQL in that run.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embedded, embeddedSettings, openPostgres, type Database } from "../base/db.server.ts";
import { freshPostgres, onPostgres } from "./postgres.ts";

/** Opens a fresh database. Close it after the tests of the file. */
export async function testDatabase(): Promise<Database> {
  if (onPostgres()) return openPostgres(await freshPostgres(), { connections: 4 });
  return embedded(await PGlite.create(await migrated()));
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
