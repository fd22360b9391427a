// Refunds to bank accounts go out in the same files as payouts to sellers, and may come back like them.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // Which refund of its order it is: with the order's number it is what the bank knows the transfer by.
  `alter table refund add column sequence integer`,
  `update refund r set sequence = n.place from (select id, row_number() over (partition by order_id order by requested_at, id) as place from refund) n where n.id = r.id`,
  `alter table refund alter column sequence set not null`,
  `alter table refund add constraint refund_sequence unique (order_id, sequence)`,

  `alter table refund add column file text references payout_file deferrable initially deferred`,
  `alter table refund add column exported_at timestamptz`,
  `alter table refund add column reference text`,
  `alter table refund add column failed_why text check (failed_why in ('account-wrong', 'account-closed', 'name-differs', 'not-in-lei', 'refused'))`,
  `alter table refund add column failed_note text`,
  `alter table refund add constraint refund_in_a_file check ((file is null) = (exported_at is null) and (file is null or (way = 'bank' and iban is not null)))`,
  `alter table refund add constraint refund_came_back check ((failed_why is null or (state = 'failed' and way = 'bank')) and (failed_note is null or failed_why is not null))`,
  `create index refund_by_bank on refund (requested_at) where state = 'requested' and way = 'bank'`,
  `create index refund_of_file on refund (file) where file is not null`,

  // What is due is taken into a file and locked at once; the file's own row follows in the same transaction.
  `alter table trade_in_payout alter constraint trade_in_payout_file deferrable initially deferred`,
];

export const refundsByBank: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
