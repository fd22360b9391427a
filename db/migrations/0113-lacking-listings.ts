// An edit of many listings that is undone leaves those withdrawn that may not go on sale any more: their row says so.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table bulk_edit_row drop constraint bulk_edit_row_outcome_check`,
  `alter table bulk_edit_row add constraint bulk_edit_row_outcome_check
    check (outcome in ('changed', 'same', 'skipped', 'restored', 'kept', 'lacking'))`,
];

export const lackingListings: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
