// The cash book: every amount that enters or leaves the till, with receipts numbered without gaps.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table cash_entry (
    -- The position in the book, from 1, given by the database.
    place integer primary key,
    day date not null,
    kind text not null check (kind in ('receipt', 'to-bank', 'from-bank', 'other-in', 'other-out')),
    -- The document's number in its series, given by the database; only receipts have one.
    series text,
    number integer,
    amount_bani integer not null check (amount_bani <> 0),
    balance_bani integer not null constraint the_till_is_never_below_zero check (balance_bani >= 0),
    party text not null,
    about text not null,
    order_id uuid references sales_order,
    paper jsonb,
    actor text not null,
    key text not null unique,
    at timestamptz not null default now(),
    unique (series, number),
    check ((series is null) = (number is null) and (series is not null) = (kind = 'receipt')),
    check ((kind in ('receipt', 'from-bank', 'other-in')) = (amount_bani > 0)),
    check ((kind = 'receipt') = (order_id is not null and paper is not null))
  )`,
  `create unique index cash_receipt_of_order on cash_entry (order_id) where order_id is not null`,
  `create index cash_entry_of_day on cash_entry (day, place)`,

  // One writer at a time: place, number and balance follow those of the entry before.
  `create function follow_the_cash_book() returns trigger language plpgsql as $$
    declare last record;
    begin
      perform pg_advisory_xact_lock(hashtextextended('cash book', 0));
      select place, day, balance_bani into last from cash_entry order by place desc limit 1;
      if last.day > new.day then raise exception 'the cash book of % is closed', new.day; end if;
      new.place := coalesce(last.place, 0) + 1;
      new.balance_bani := coalesce(last.balance_bani, 0) + new.amount_bani;
      if new.series is not null then
        new.number := coalesce((select max(number) from cash_entry where series = new.series), 0) + 1;
      end if;
      return new;
    end $$`,
  `create trigger cash_book_order before insert on cash_entry for each row execute function follow_the_cash_book()`,
  `create function cash_entry_stays() returns trigger language plpgsql as $$
    begin raise exception 'an entry of the cash book is never changed: make another that corrects it'; end $$`,
  `create trigger cash_entry_immutable before update or delete on cash_entry for each row execute function cash_entry_stays()`,
];

export const cash: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
