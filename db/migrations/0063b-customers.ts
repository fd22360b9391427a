// Customers: the people known by an e-mail address, kept up by the database, with their tags and their requests about
// their data.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A trigger that works at the end of the transaction, so that the lock on a customer is the last one taken. */
const trigger = (name: string, on: string, call: string) =>
  `create constraint trigger ${name} after ${on} deferrable initially deferred for each row execute function ${call}`;

const statements = [
  // The address that identifies a person; null for none and for one that was erased (base/erased.ts).
  `create function customer_email(said text) returns text language sql immutable parallel safe as $$
    select nullif(nullif(lower(trim(said)), ''), 'erased@erased.invalid')
  $$`,
  `create table customer (
    id uuid primary key,
    email text not null unique check (email = customer_email(email)),
    name text not null default '',
    phone text not null default '',
    -- Everything that staff search a person by.
    search text not null default '',
    words tsvector not null generated always as (office_words(search)) stored,
    orders integer not null default 0,
    spent_bani bigint not null default 0,
    sales integer not null default 0,
    paid_bani bigint not null default 0,
    has_account boolean not null default false,
    last_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  `create table customer_tag (
    customer_id uuid not null references customer on delete cascade,
    tag text not null check (tag <> '' and length(tag) <= 40),
    primary key (customer_id, tag)
  )`,
  `create index customer_tag_of on customer_tag (tag, customer_id)`,
  // It outlives its customer: the shop must be able to show that it answered.
  `create table data_request (
    id uuid primary key,
    customer_id uuid not null,
    kind text not null check (kind in ('export', 'erase')),
    channel text not null check (channel in ('email', 'message', 'phone', 'letter', 'counter')),
    received_on date not null,
    due_on date not null check (due_on > received_on),
    state text not null default 'open' check (state in ('open', 'done', 'refused')),
    reason text check (length(reason) <= 1000),
    recorded_by text not null,
    recorded_at timestamptz not null default now(),
    settled_by text,
    settled_at timestamptz,
    check ((state = 'open') = (settled_at is null) and (settled_at is null) = (settled_by is null)),
    check ((state = 'refused') = (reason is not null))
  )`,
  `create unique index data_request_open on data_request (customer_id, kind) where state = 'open'`,
  `create index data_request_due on data_request (state, due_on)`,
  `create index data_request_of on data_request (customer_id)`,

  `create index sales_order_of_person on sales_order (lower(email))`,
  `create index trade_in_of_person on trade_in (lower(email)) where email is not null`,
  `create index alert_of_person on alert (lower(email))`,

  // Reads again what is known about one person. Each statement sees what was committed before it, so that of two
  // transactions the second counts what the first has written.
  `create function note_customer(said text) returns void language plpgsql as $$
    declare
      mail text := customer_email(said);
      bought record; sold record; acc record; wrote record; asked record;
    begin
      if mail is null then return; end if;
      loop
        insert into customer (id, email, last_at) values (gen_random_uuid(), mail, now()) on conflict (email) do nothing;
        perform 1 from customer where email = mail for update;
        exit when found;
      end loop;
      select count(*)::int as rows, count(*) filter (where state <> 'cancelled')::int as orders, min(placed_at) as first,
          max(placed_at) as last,
          (array_agg(concat_ws(' ', shipping_address ->> 'firstName', shipping_address ->> 'lastName') order by placed_at desc))[1] as name,
          (array_agg(phone order by placed_at desc))[1] as phone,
          left(string_agg(distinct concat_ws(' ', shipping_address ->> 'firstName', shipping_address ->> 'lastName', company ->> 'name'), ' '), 200) as names,
          left(string_agg(distinct office_phone(phone), ' '), 100) as phones
        into bought from sales_order where lower(email) = mail;
      select count(*)::int as rows,
          count(*) filter (where number is not null and state not in ('draft', 'offered', 'expired', 'rejected', 'returned'))::int as sales,
          min(created_at) as first, max(moved_at) as last,
          (array_agg(concat_ws(' ', seller ->> 'firstName', seller ->> 'lastName') order by moved_at desc) filter (where seller is not null))[1] as name,
          (array_agg(seller ->> 'phone' order by moved_at desc) filter (where seller is not null))[1] as phone,
          left(string_agg(distinct concat_ws(' ', seller ->> 'firstName', seller ->> 'lastName'), ' '), 100) as names,
          left(string_agg(distinct office_phone(seller ->> 'phone'), ' '), 60) as phones
        into sold from trade_in where lower(email) = mail;
      select count(*)::int as rows, min(created_at) as first, min(name) as name into acc
        from account where email = mail and role = 'buyer';
      select count(*)::int as rows, min(created_at) as first, max(last_at) as last,
          (array_agg(name order by last_at desc))[1] as name
        into wrote from conversation where lower(email) = mail;
      select count(*)::int as rows, min(created_at) as first into asked from alert where lower(email) = mail and confirmed_at is not null;
      if bought.rows + sold.rows + acc.rows + wrote.rows + asked.rows = 0 then
        delete from customer where email = mail;
        return;
      end if;
      update customer set
        name = coalesce(nullif(bought.name, ''), nullif(acc.name, ''), nullif(sold.name, ''), nullif(wrote.name, ''), ''),
        phone = coalesce(nullif(bought.phone, ''), sold.phone, ''),
        search = concat_ws(' ', mail, bought.names, bought.phones, sold.names, sold.phones, acc.name, wrote.name),
        orders = bought.orders,
        spent_bani = (select coalesce(sum(p.captured_bani - p.refunded_bani), 0) from payment p join sales_order o on o.id = p.order_id
          where lower(o.email) = mail),
        sales = sold.sales,
        paid_bani = (select coalesce(sum(p.amount_bani), 0) from trade_in_payout p join trade_in t on t.id = p.trade_in_id
          where lower(t.email) = mail and p.paid_at is not null),
        has_account = acc.rows > 0,
        last_at = greatest(bought.last, sold.last, acc.first, wrote.last, asked.first),
        created_at = least(customer.created_at, bought.first, sold.first, acc.first, wrote.first, asked.first)
      where email = mail;
    end $$`,

  // The row says itself whose it is.
  `create function row_notes_customer() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform note_customer(old.email); end if;
      if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.email is distinct from old.email) then
        perform note_customer(new.email);
      end if;
      return null;
    end $$`,
  `create function payment_notes_customer() returns trigger language plpgsql as $$
    begin
      perform note_customer((select email from sales_order where id = new.order_id));
      return null;
    end $$`,
  `create function payout_notes_customer() returns trigger language plpgsql as $$
    begin
      perform note_customer((select email from trade_in where id = new.trade_in_id));
      return null;
    end $$`,
  trigger(
    "order_notes_customer",
    "insert or update of email, phone, state, shipping_address, company on sales_order",
    "row_notes_customer()",
  ),
  trigger(
    "trade_in_notes_customer",
    "insert or update of email, number, state, seller or delete on trade_in",
    "row_notes_customer()",
  ),
  trigger(
    "account_notes_customer",
    "insert or update of email, name, role or delete on account",
    "row_notes_customer()",
  ),
  trigger(
    "conversation_notes_customer",
    "insert or update of email, name, last_at or delete on conversation",
    "row_notes_customer()",
  ),
  trigger("alert_notes_customer", "insert or update of email, confirmed_at or delete on alert", "row_notes_customer()"),
  trigger(
    "payment_notes_customer",
    "insert or update of captured_bani, refunded_bani on payment",
    "payment_notes_customer()",
  ),
  trigger(
    "payout_notes_customer",
    "insert or update of paid_at, amount_bani on trade_in_payout",
    "payout_notes_customer()",
  ),

  // Everybody known so far.
  `select note_customer(email) from (
    select lower(email) as email from sales_order union select lower(email) from trade_in where email is not null
    union select email from account where role = 'buyer' union select lower(email) from conversation
    union select lower(email) from alert where confirmed_at is not null) person`,
  `create index customer_words on customer using gin (words) with (fastupdate = off)`,
  `create index customer_by_last on customer (last_at desc, id)`,
  `create index customer_by_orders on customer (orders desc, id)`,
  `create index customer_by_spent on customer (spent_bani desc, id)`,
  `create index customer_sellers on customer (last_at desc, id) where sales > 0`,

  // One exception to "audit rows are never changed": an erase takes a person's data out of what was recorded
  // (base/redact-audit.server.ts). Who did what to which thing, and when, stays.
  `create or replace function audit_is_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('pcbis.erasing', true) = 'yes'
        and (new.id, new.at, new.actor, new.action, new.entity, new.entity_id)
          is not distinct from (old.id, old.at, old.actor, old.action, old.entity, old.entity_id) then
        return new;
      end if;
      raise exception 'audit rows are never changed';
    end $$`,
];

export const customers: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
