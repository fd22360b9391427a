// Global setup of a test run: saves a migrated database, so that each test file opens a copy instead of migrating its own.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embedded, embeddedSettings, migrate } from "../base/db.server.ts";

/**
 * Segments of the log of 1 MB instead of 16 MB: most of a copy was empty log, and a copy opens in half the time. What the database does
 * with a statement does not depend on it.
 */
const SMALL_LOG = {
  initDbStartParams: ["--wal-segsize=1"],
  startParams: [...embeddedSettings, "-c", "min_wal_size=2MB", "-c", "max_wal_size=4MB"],
};

export default async function saveMigratedDatabase() {
  const pglite = await PGlite.create(SMALL_LOG);
  const database = embedded(pglite);
  await migrate(database.db);
  // Template databases are not needed here: without them a copy is half as large and opens in half the time.
  for (const template of ["template0", "template1"]) {
    await pglite.exec(`alter database ${template} is_template false`);
    await pglite.exec(`drop database ${template}`);
  }
  await pglite.exec("checkpoint");
  const dump = await pglite.dumpDataDir("none");
  const folder = await mkdtemp(join(tmpdir(), "pcbis-test-"));
  const file = join(folder, "migrated.tar");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await database.close();
  process.env["MIGRATED_DATABASE"] = file;
  return () => rm(folder, { recursive: true, maxRetries: 10 });
}
