// A test in games of the buyer's choice, asked for on one PC of the cart and then of the order.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // The games, with the line: whoever takes the PC out of the cart takes its test out with it.
  `alter table cart_line add column game_test jsonb`,
  `alter table sales_order_line add column on_unit uuid references unit`,
  `alter table sales_order_line add column games jsonb`,
  `alter table sales_order_line add constraint a_game_test_has_both
    check ((coalesce(service, '') = 'game-test') = (on_unit is not null) and (on_unit is null) = (games is null))`,
];

export const gameTests: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
