// What a visitor typed in the checkout may have to be looked at again before anything is paid: it is of a former order, or the cart grew
// by what an account had in its own.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statement = `alter table checkout_draft add column review text check (review in ('remembered', 'merged'))`;

export const draftsToReview: Migration = {
  async up(db) {
    await sql.raw(statement).execute(db);
  },
};
