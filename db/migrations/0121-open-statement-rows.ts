// A statement keeps the rows that were not understood, for staff, and says which rows it left out. What staff say once of the
// columns of a bank's CSV is remembered by its heading.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table statement_line add row_number integer check (row_number > 0), add why text`,
  `alter table statement_line alter booked_on drop not null, alter amount_bani drop not null`,
  `alter table statement_line add check (why is not null or (booked_on is not null and amount_bani is not null))`,
  // One element a reason: the rows' numbers, without their texts.
  `alter table bank_statement add skipped jsonb not null default '[]'`,
  `create table statement_layout (
    heading text primary key,
    kinds jsonb not null,
    actor text not null,
    saved_at timestamptz not null default now()
  )`,
];

export const openStatementRows: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
