// Money that goes back to buyers, in as many parts as it takes, and never more than came in.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table payment add column captured_bani integer not null default 0`,
  `alter table payment add column refunded_bani integer not null default 0`,
  `update payment set captured_bani = amount_bani where state in ('captured', 'received', 'partly-refunded', 'refunded')`,
  `update payment set refunded_bani = amount_bani where state = 'refunded'`,
  `alter table payment add constraint refunds_never_exceed_what_came_in check (refunded_bani between 0 and captured_bani)`,

  `create table refund (
    id uuid primary key,
    order_id uuid not null references sales_order,
    payment_id uuid not null references payment,
    amount_bani integer not null check (amount_bani > 0),
    way text not null check (way in ('card', 'bank')),
    state text not null check (state in ('requested', 'done', 'failed')),
    reason text not null,
    note text,
    actor text not null,
    key text not null unique,
    iban text,
    account_name text,
    requested_at timestamptz not null default now(),
    touched_at timestamptz not null default now(),
    settled_at timestamptz,
    check ((iban is null) = (account_name is null)),
    check (way = 'bank' or iban is null),
    check (way = 'card' or state <> 'done' or iban is not null),
    check ((state = 'requested') = (settled_at is null))
  )`,
  `create index refund_of_order on refund (order_id)`,
  `create index refund_open on refund (touched_at) where state = 'requested'`,

  // The payment's row is where two refunds meet: the second waits for the first and is counted on top of it, and the
  // check above has the last word, whoever writes the row and from which process.
  `create function count_refund() returns trigger language plpgsql as $$
    declare change integer;
    begin
      if tg_op = 'UPDATE' and (new.amount_bani <> old.amount_bani or new.payment_id <> old.payment_id) then
        raise exception 'a refund keeps its amount and its payment';
      end if;
      change := case when new.state = 'failed' then 0 else new.amount_bani end;
      if tg_op = 'UPDATE' and old.state <> 'failed' then change := change - old.amount_bani; end if;
      if change <> 0 then
        update payment set refunded_bani = refunded_bani + change where id = new.payment_id;
      end if;
      return null;
    end $$`,
  `create trigger refund_counts after insert or update on refund for each row execute function count_refund()`,
  `create function refund_stays() returns trigger language plpgsql as $$
    begin raise exception 'refunds are never deleted'; end $$`,
  `create trigger refund_stays before delete on refund for each row execute function refund_stays()`,
];

export const refunds: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
