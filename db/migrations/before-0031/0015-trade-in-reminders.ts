// A seller is told once that an offer ends soon: the row says so itself.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table trade_in add column reminded_at timestamptz`,
  // A list of components is a draft like a machine's; what is declared of it, its offer says.
  `alter table trade_in drop column declaration`,
];

export const tradeInReminders: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
