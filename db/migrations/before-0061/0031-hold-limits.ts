// By whom units are held without being paid for, so that this can be limited; holds that wait for the link in an e-mail.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // Keyed hashes only. They are cleared when the order is paid, and soon after the hold ran out.
  `alter table hold
    add column email_key text,
    add column phone_key text,
    add column address_key text,
    add column network_key text,
    add column known boolean not null default false`,
  `update hold set known = true where visitor_id like 'account:%'`,
  `create index hold_of_email on hold (email_key) where email_key is not null`,
  `create index hold_of_phone on hold (phone_key) where phone_key is not null`,
  `create index hold_of_address on hold (address_key) where address_key is not null`,
  `create index hold_of_network on hold (network_key) where network_key is not null`,

  // Until when a transfer is waited for. Until now the order's hold said it.
  `alter table sales_order add column pay_until timestamptz`,
  `update sales_order o set pay_until = h.until
    from (select order_id, max(until) as until from hold where kind = 'order' group by order_id) h
    where h.order_id = o.id and o.payment_method = 'bank' and o.state = 'awaiting-payment'`,

  // A stranger's order by transfer, or a stranger's reservation: the link in its e-mail gives the hold its full length.
  `create table hold_request (
    id uuid primary key,
    order_id uuid unique references sales_order,
    listing_id integer references listing,
    visitor_id text,
    email text not null,
    language text not null,
    requested_at timestamptz not null default now(),
    full_until timestamptz not null,
    confirmed_at timestamptz,
    ended_at timestamptz,
    mails integer not null default 1,
    mailed_at timestamptz not null default now(),
    check ((order_id is null) <> (listing_id is null))
  )`,
  `create index hold_request_of_visitor on hold_request (visitor_id) where order_id is null`,

  // How often a limit was reached in the current hour, for the office's alarm. The key is a keyed hash.
  `create table hold_limit_hit (
    key text primary key,
    reached text not null check (reached in ('person', 'network')),
    hits integer not null,
    since timestamptz not null default now()
  )`,
];

export const holdLimits: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
