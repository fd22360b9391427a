// The reports ask for each sale whether its unit came back: without an index each asked the whole table.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const claimsOfUnits: Migration = {
  async up(db) {
    await sql`create index claim_unit_of_order on claim_unit (order_id, unit_id)`.execute(db);
  },
};
