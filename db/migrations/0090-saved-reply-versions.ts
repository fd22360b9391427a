// A form of a saved reply names the version that it shows, so that nobody overwrites what a colleague saved meanwhile.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table saved_reply add column version integer not null default 1 check (version > 0)`,
  // Null where it was saved before this migration.
  `alter table saved_reply add column saved_by text`,
];

export const savedReplyVersions: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
