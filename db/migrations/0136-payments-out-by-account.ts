// The second person for payments out is decided by the recipient's account and by who entered the money.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds everybody who gave or changed the account: an earlier one may not approve it either. */
const handsOf = (table: string, prefix: string) => [
  `alter table ${table} add column account_hands text[] not null default '{}'`,
  `update ${table} set account_hands = array[account_by] where account_by is not null`,
  `create trigger ${prefix}_account_hands before insert or update on ${table} for each row execute function add_account_hand()`,
  `alter table ${table} add constraint ${prefix}_account_by_another check (approved_by is null or approved_by <> all(account_hands))`,
  `create index ${table}_by_account on ${table} (iban)`,
];

const statements = [
  `create function add_account_hand() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then new.account_hands := old.account_hands; end if;
      if new.account_by is not null and new.account_by <> all(new.account_hands) then
        new.account_hands := new.account_hands || new.account_by;
      end if;
      return new;
    end $$`,
  ...handsOf("refund", "refund"),
  ...handsOf("trade_in_payout", "payout"),

  // Refunds and payouts to one account: those that are owed, and those that were sent in the last 30 days.
  `create function paid_to_account(account text) returns int language sql stable as $$
    select coalesce(sum(amount_bani), 0)::int from (
      select amount_bani from refund
      where iban = account and way = 'bank' and state <> 'failed' and (settled_at is null or settled_at > now() - interval '30 days')
      union all
      select amount_bani from trade_in_payout
      where iban = account and (paid_at is null or paid_at > now() - interval '30 days')) to_account
  $$`,

  // The members of staff who said that the money of an order came in: they booked a transfer or cash, or uploaded the statement.
  `create function money_entered_by(paid_order uuid) returns text[] language sql stable as $$
    select coalesce(array_agg(distinct hand), '{}') from (
      select t.actor as hand from transfer t where t.order_id = paid_order
      union
      select s.actor from transfer t
      join statement_line l on t.key = 'statement ' || l.key
      join bank_statement s on s.id = l.statement_id
      where t.order_id = paid_order) hands
    where hand like 'staff:%'
  $$`,
];

export const paymentsOutByAccount: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
