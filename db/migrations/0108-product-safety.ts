// Product safety: who made what the shop sells, and what was recalled.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // One row for a brand. The responsible person in the EU is named where the manufacturer is outside.
  `create table manufacturer (
    id uuid primary key,
    brand text not null check (length(brand) between 1 and 60),
    brand_key text not null unique,
    legal_name text not null,
    address text not null,
    contact text not null,
    eu_name text,
    eu_address text,
    eu_contact text,
    version integer not null default 1,
    changed_by text not null,
    changed_at timestamptz not null default now(),
    check ((eu_name is null) = (eu_address is null) and (eu_name is null) = (eu_contact is null))
  )`,

  `create table recall (
    id uuid primary key,
    number integer not null unique generated always as identity,
    product text not null,
    model_pattern text,
    serial_pattern text,
    source text not null,
    recalled_on date not null,
    advice_ro text not null,
    advice_en text,
    advice_hu text,
    advice_uk text,
    closed_at timestamptz,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    check (model_pattern is not null or serial_pattern is not null)
  )`,
  `create index recall_newest on recall (created_at desc, id)`,

  // A unit that a recall matches. Until staff cleared it, it is not on sale while the recall is open.
  `create table recalled_unit (
    recall_id uuid not null references recall,
    unit_id uuid not null references unit,
    found_at timestamptz not null default now(),
    cleared_at timestamptz,
    cleared_by text,
    note text,
    primary key (recall_id, unit_id),
    check ((cleared_at is null) = (cleared_by is null) and (cleared_at is null) = (note is null))
  )`,
  `create index recalled_unit_of on recalled_unit (unit_id) where cleared_at is null`,

  // The buyer of an order was told of a recall: once.
  `create table recall_notice (
    recall_id uuid not null references recall,
    order_id uuid not null references sales_order on delete cascade,
    notified_by text not null,
    notified_at timestamptz not null default now(),
    primary key (recall_id, order_id)
  )`,

  `alter table inspection drop constraint inspection_why_check`,
  `alter table inspection add constraint inspection_why_check
    check (why in ('withdrawal', 'return', 'warranty', 'refused', 'recall'))`,

  // Pages that name manufacturers and recalls are made again.
  `create function announce_safety() returns trigger language plpgsql as $$
    begin perform pg_notify('safety_changed', ''); return null; end $$`,
  `create trigger manufacturer_announced after insert or update or delete on manufacturer
    for each statement execute function announce_safety()`,
  `create trigger recall_announced after insert or update or delete on recall
    for each statement execute function announce_safety()`,
];

export const productSafety: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
