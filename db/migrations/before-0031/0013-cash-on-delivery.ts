// Cash at the door: a third way to pay.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table sales_order drop constraint sales_order_payment_method_check`,
  `alter table sales_order add constraint sales_order_payment_method_check check (payment_method in ('card', 'bank', 'cash'))`,
  `alter table payment drop constraint payment_method_check`,
  `alter table payment add constraint payment_method_check check (method in ('card', 'bank', 'cash'))`,
];

export const cashOnDelivery: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
