// The PostgreSQL of a test file: `const database = aPostgres();`

import { afterAll, beforeAll } from "vitest";
import { openPostgres, type Database, type Db } from "../base/db.server.ts";
import { freshPostgres } from "./postgres.ts";

/** A migrated database for the tests of one file; `url` is for other processes. */
export function aPostgres({ connections = 4 }: { connections?: number } = {}): {
  readonly url: string;
  readonly db: Db;
} {
  let url: string;
  let database: Database;
  beforeAll(async () => {
    url = await freshPostgres();
    database = openPostgres(url, { connections });
  });
  afterAll(() => database.close());
  return {
    get url() {
      return url;
    },
    get db() {
      return database.db;
    },
  };
}
