// The calls of each token of the staff API in the running minute, for all processes.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table api_token add column calls integer not null default 0 check (calls >= 0), add column calls_since timestamptz`,
];

export const apiCalls: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
