// Searching everything in the office, the views that staff save, and the indexes of the office's lists.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

// Spelled out, because a database whose locale is C knows only the capitals of ASCII.
const UPPER = "ĂÂÎȘŞȚŢÁÀÄÉÈËÍÓÖŐÔÚÜŰÇАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ";
const LOWER = "ăâîșşțţáàäéèëíóöőôúüűçабвгґдеєжзиіїйклмнопрстуфхцчшщьюя";
const PLAIN_LATIN = "aaissttaaaeeeioooouuuc";
const CYRILLIC = LOWER.slice(PLAIN_LATIN.length);
const FOLDED = `${PLAIN_LATIN}${CYRILLIC}`;

const statements = [
  // The words of a text: lower case, without accents, split at everything in ASCII that is no letter and no digit.
  // A text is cut before a word of it could be longer than an index can hold.
  `create function office_words(said text) returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array_remove(regexp_split_to_array(
      translate(lower(left(said, 500)), '${UPPER}${LOWER}', '${FOLDED}${FOLDED}'),
      '[^a-z0-9\\u0080-\\uffff]+'), ''))
  $$`,
  // A search for all words of a text, each of which may be the beginning of a longer one.
  `create function office_query(said text) returns tsquery language sql immutable parallel safe as $$
    select string_agg(quote_literal(word) || ':*', ' & ')::tsquery from unnest(tsvector_to_array(office_words(said))) word
  $$`,
  // A phone number as it is dialled in Romania.
  `create function office_phone(phone text) returns text language sql immutable parallel safe as $$
    select regexp_replace(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), '^40', '0')
  $$`,

  `create index sales_order_words on sales_order using gin (office_words(
    number || ' ' || email || ' ' || office_phone(phone) || ' ' || coalesce(tracking_number, '')
    || ' ' || coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', '')
    || ' ' || coalesce(company ->> 'name', '') || ' ' || coalesce(company ->> 'cui', '')))`,
  `create index unit_words on unit using gin (office_words(code || ' ' || coalesce(serial, '')))`,
  `create index listing_words on listing using gin (office_words(title))`,
  `create index trade_in_words on trade_in using gin (office_words(
    coalesce(number, '') || ' ' || coalesce(email, '') || ' ' || coalesce(tracking_number, '')
    || ' ' || coalesce(return_tracking_number, '') || ' ' || office_phone(seller ->> 'phone')
    || ' ' || coalesce(seller ->> 'firstName', '') || ' ' || coalesce(seller ->> 'lastName', '')))`,
  `create index claim_words on claim using gin (office_words(number))`,
  `create index invoice_words on invoice using gin (office_words(
    series || '-' || year::text || '-' || lpad(number::text, 6, '0') || ' ' || coalesce(paper -> 'buyer' ->> 'name', '')))`,
  `create index account_words on account using gin (office_words(name || ' ' || email))`,

  // Lists, in the order in which they are first shown.
  `create index trade_in_moved on trade_in (moved_at desc, id) where number is not null`,
  `create index intake_waiting on intake (came_at) where settled_at is null`,

  `create table saved_view (
    id uuid primary key,
    account_id uuid not null references account (id) on delete cascade,
    name text not null check (name <> '' and length(name) <= 60),
    path text not null check (path like '/office%' and length(path) <= 200),
    query text not null check (length(query) <= 1000),
    saved_at timestamptz not null default now(),
    unique (account_id, path, name)
  )`,
];

export const officeSearch: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
