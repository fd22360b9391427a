// A real database for one test file, empty but for its tables.

import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { embedded, type Database } from "../base/db.server.ts";

/** Opens a fresh embedded database. Close it when the file's tests are done. */
export async function testDatabase(): Promise<Database> {
  const file = process.env["MIGRATED_DATABASE"];
  if (!file) throw new Error("tests run through vitest.config.ts, whose setup makes the database");
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(file)]) });
  return embedded(pglite);
}
