// Orders that a guest placed are found by their address when it signs in.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const ordersByEmail: Migration = {
  async up(db) {
    await sql.raw("create index sales_order_of_email on sales_order (lower(email))").execute(db);
  },
};
