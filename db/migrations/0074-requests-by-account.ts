// Whoever deletes their own account while something is open asks for the erasure of the rest by it.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table data_request drop constraint data_request_channel_check`,
  `alter table data_request add constraint data_request_channel_check
    check (channel in ('email', 'message', 'phone', 'letter', 'counter', 'account'))`,
];

export const requestsByAccount: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
