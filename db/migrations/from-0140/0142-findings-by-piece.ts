// A finding about some pieces of a line of several says how many: the line is split, and only they are priced anew.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [`alter table trade_in_finding add column pieces integer check (pieces > 0)`];

export const findingsByPiece: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
