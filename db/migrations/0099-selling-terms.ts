// What a seller ticks when accepting an offer: the terms with fee and transport risk, and the erasure of drives.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table trade_in add column terms_agreed_at timestamptz, add column erasure_agreed_at timestamptz`,
];

export const sellingTerms: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
