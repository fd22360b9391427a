// What was agreed about the warranty of each part of a PC when it was bought. Older lines know one number for all parts.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table sales_order_line add column warranty_parts jsonb check (jsonb_typeof(warranty_parts) = 'object')`,
];

export const partWarranties: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
