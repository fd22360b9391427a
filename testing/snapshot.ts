// Global setup of a test run: saves a migrated database, so that each test file opens a copy instead of migrating its own.

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embedded, embeddedSettings, migrate } from "../base/db.server.ts";

export default async function saveMigratedDatabase() {
  const pglite = await PGlite.create({ startParams: embeddedSettings });
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
  return () => rm(folder, { recursive: true });
}
