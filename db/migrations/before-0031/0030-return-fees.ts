// What a seller was asked to pay for the way back, and whether it came or was waived.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table trade_in
    add column return_fee_bani integer check (return_fee_bani > 0),
    add column return_fee_settled text check (return_fee_settled in ('paid', 'waived')),
    add column return_fee_settled_at timestamptz,
    add column return_fee_note text,
    add check ((return_fee_settled is null) = (return_fee_settled_at is null)),
    add check (return_fee_settled is null or return_fee_bani is not null)`,
  `create index trade_in_return_fee_open on trade_in (moved_at) where return_fee_bani is not null and return_fee_settled is null`,
];

export const returnFees: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
