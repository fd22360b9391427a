// Versions of saved replies, so that nobody overwrites what a colleague saved meanwhile; and an index for the reports, which ask
// for each sale whether its unit came back: without it each asked the whole table of claims.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table saved_reply add column version integer not null default 1 check (version > 0)`,
  // Null where it was saved before this migration.
  `alter table saved_reply add column saved_by text`,
  `create index claim_unit_of_order on claim_unit (order_id, unit_id)`,
];

export const desk: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
