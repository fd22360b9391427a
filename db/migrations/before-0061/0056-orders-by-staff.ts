// What staff do with orders: find them by anything written on them, take them by phone, write notes about them.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const ACCENTED = "ăâîșşțţáéíóöőúüűèàçäëïôêñß";
const PLAIN = "aaissttaeiooouuueacaeioens";
const CYRILLIC = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя";

const statements = [
  // The words of a text as search terms: lower case, without the accents of Romanian and Hungarian. It spells out its
  // capitals, because lower() knows only ASCII in a database with the locale C.
  `create function search_terms(text) returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array_remove(regexp_split_to_array(
      translate(lower($1), '${ACCENTED.replace("ß", "").toUpperCase()}${ACCENTED}${CYRILLIC.toUpperCase()}', '${PLAIN.slice(0, -1)}${PLAIN}${CYRILLIC}'),
      '[[:space:],;()/"''|]+'), ''))
  $$`,

  // The number with and without its letters; names and e-mail whole and in pieces; the phone as it is dialled here and
  // from abroad.
  `alter table sales_order add column search tsvector not null generated always as (search_terms(
    number || ' ' || replace(number, 'ORD-', '')
    || ' ' || email || ' ' || split_part(email, '@', 2) || ' ' || translate(email, '@._+-', '     ')
    || ' ' || replace(phone, '+', '') || ' ' || regexp_replace(phone, '^[+]40', '0') || ' ' || regexp_replace(phone, '^[+]40', '')
    || ' ' || coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', '')
    || ' ' || translate(coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', ''), '-.', '  ')
    || ' ' || coalesce(company ->> 'name', '') || ' ' || coalesce(company ->> 'cui', '')
    || ' ' || coalesce(tracking_number, '')
  )) stored`,
  `create index sales_order_search on sales_order using gin (search)`,
  `alter table sales_order_line add column search tsvector not null generated always as (search_terms(title || ' ' || translate(title, '-', ' '))) stored`,
  `create index sales_order_line_search on sales_order_line using gin (search)`,
  `create index unit_code_begins on unit (lower(code) text_pattern_ops)`,
  `create index unit_serial_begins on unit (lower(serial) text_pattern_ops) where serial is not null`,
  `create index sales_order_newest on sales_order (placed_at desc, number)`,
  `create index sales_order_by_state on sales_order (state, placed_at desc, number) include (payment_method)`,
  `create index sales_order_by_total on sales_order (total_bani, number)`,

  // The version rises when staff change who gets the order and where: of two people who do, the second is told.
  `alter table sales_order add column version integer not null default 1`,
  // An order by phone: who took it, and why it is cheaper than its products (within reduction_bani).
  `alter table sales_order add column placed_by text`,
  `alter table sales_order add column discount_why text`,

  `create table staff_note (
    id uuid primary key,
    entity text not null,
    entity_id text not null,
    text text not null check (text <> '' and length(text) <= 4000),
    pinned boolean not null default false,
    actor text not null,
    at timestamptz not null default now(),
    edited_at timestamptz
  )`,
  `create index staff_note_of on staff_note (entity, entity_id, at)`,
];

export const ordersByStaff: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
