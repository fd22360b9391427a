// Invoices and credit notes: numbered without a gap, never changed, at most one invoice an order.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // One row a series and year: whoever issues holds it until the commit, so that a number is only ever taken with its paper.
  `create table invoice_series (
    series text not null,
    year integer not null,
    last_number integer not null,
    last_issued_at timestamptz not null,
    primary key (series, year)
  )`,
  `create table invoice (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('invoice', 'credit-note')),
    series text not null,
    year integer not null,
    number integer not null,
    order_id uuid not null references sales_order,
    corrects uuid references invoice,
    cause text unique,
    issued_at timestamptz not null,
    total_bani integer not null check (total_bani > 0),
    paper jsonb not null,
    unique (series, year, number),
    foreign key (series, year) references invoice_series,
    check ((kind = 'credit-note') = (corrects is not null)),
    check ((kind = 'credit-note') = (cause is not null))
  )`,
  `create unique index one_invoice_an_order on invoice (order_id) where kind = 'invoice'`,
  `create index invoice_of_order on invoice (order_id)`,
  `create index invoice_by_day on invoice (issued_at desc, number desc)`,

  `create function invoice_follows_the_last() returns trigger language plpgsql as $$
    begin
      if new.number <> coalesce((select max(number) from invoice where series = new.series and year = new.year), 0) + 1 then
        raise exception 'the number % % % leaves a gap', new.series, new.year, new.number;
      end if;
      return new;
    end $$`,
  `create trigger invoice_without_gaps before insert on invoice for each row execute function invoice_follows_the_last()`,
  `create function invoice_stays() returns trigger language plpgsql as $$
    begin raise exception 'what was issued is never changed: issue a credit note'; end $$`,
  `create trigger invoice_immutable before update or delete on invoice for each row execute function invoice_stays()`,

  // Kept by the database, so that the orders that still need an invoice are found without looking at all of them.
  `alter table sales_order add column is_invoiced boolean not null default false`,
  `create index sales_order_to_invoice on sales_order (placed_at) where not is_invoiced and state not in ('placed', 'awaiting-payment', 'cancelled')`,
  `create function mark_invoiced() returns trigger language plpgsql as $$
    begin update sales_order set is_invoiced = true where id = new.order_id; return null; end $$`,
  `create trigger invoice_marks_order after insert on invoice for each row when (new.kind = 'invoice') execute function mark_invoiced()`,

  // Whoever issues papers hears of what may need one, at its commit.
  `create function tell_paper_due() returns trigger language plpgsql as $$
    begin perform pg_notify('paper_due', ''); return null; end $$`,
  `create trigger order_moved_tells_paper after update of state on sales_order for each statement execute function tell_paper_due()`,
  `create trigger payment_tells_paper after update on payment for each statement execute function tell_paper_due()`,
  `create trigger refund_tells_paper after update of state on refund for each statement execute function tell_paper_due()`,
];

export const invoices: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
