// Large payments need two people: one approves, another one sends. The database refuses the same person for both.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // `account_by`: who gave the account last; `exported_by`: who put the payment into its bank file.
  `alter table refund add column account_by text`,
  `alter table refund add column approved_by text`,
  `alter table refund add column approved_at timestamptz`,
  `alter table refund add column exported_by text`,
  `alter table refund add constraint refund_approved check ((approved_by is null) = (approved_at is null) and (approved_by is null or (way = 'bank' and iban is not null)))`,
  `alter table refund add constraint refund_by_two_people check (approved_by is null or
    (approved_by <> actor and approved_by is distinct from account_by and approved_by is distinct from exported_by))`,

  `alter table trade_in_payout add column account_by text`,
  `alter table trade_in_payout add column approved_by text`,
  `alter table trade_in_payout add column approved_at timestamptz`,
  `alter table trade_in_payout add column exported_by text`,
  `alter table trade_in_payout add constraint payout_approved check ((approved_by is null) = (approved_at is null))`,
  `alter table trade_in_payout add constraint payout_by_two_people check (approved_by is null or
    (approved_by is distinct from account_by and approved_by is distinct from exported_by))`,

  // An approval is of one account and one attempt: another account, or money that came back, needs another approval.
  `create function end_approval() returns trigger language plpgsql as $$
    begin
      new.approved_by := null;
      new.approved_at := null;
      return new;
    end $$`,
  `create trigger refund_account_ends_approval before update on refund for each row
    when (old.iban is distinct from new.iban or old.account_name is distinct from new.account_name or old.account_by is distinct from new.account_by) execute function end_approval()`,
  `create trigger payout_account_ends_approval before update on trade_in_payout for each row
    when (old.iban is distinct from new.iban or old.name is distinct from new.name or old.account_by is distinct from new.account_by or old.attempt <> new.attempt) execute function end_approval()`,
];

export const fourEyes: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
