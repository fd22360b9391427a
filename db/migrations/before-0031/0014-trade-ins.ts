// What people sell to the shop: trade-ins, the offers made for them, what testing found, and the money that goes out.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // `draft` is what the wizard was told of a machine, `declaration` what is said of single components; an offer has its own copy.
  // A number is given with the first offer. `expires_at`: what ends by itself then, and how, the state says.
  `create table trade_in (
    id uuid primary key,
    number text unique check (number ~ '^VND-[0-9]{6}$'),
    visitor_id text,
    link_key text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    "of" text not null check ("of" in ('machine', 'components')),
    state text not null,
    language text not null check (language in ('ro', 'en', 'hu', 'uk')),
    draft jsonb,
    declaration jsonb,
    email text,
    consented_at timestamptz,
    payout_choice text check (payout_choice in ('instant', 'full')),
    iban text,
    payee_name text,
    owner_declared_at timestamptz,
    seller jsonb,
    courier text,
    tracking_number text,
    return_courier text,
    return_tracking_number text,
    created_at timestamptz not null default now(),
    touched_at timestamptz not null default now(),
    moved_at timestamptz not null default now(),
    received_at timestamptz,
    tested_at timestamptz,
    expires_at timestamptz,
    check (state in ('draft', 'expired') or (number is not null and email is not null and consented_at is not null)),
    check (state in ('draft', 'offered', 'expired', 'rejected') or
      (payout_choice is not null and iban is not null and payee_name is not null and owner_declared_at is not null and seller is not null))
  )`,
  `create index trade_in_of_visitor on trade_in (visitor_id) where visitor_id is not null`,
  `create index trade_in_of_email on trade_in (email) where email is not null`,
  `create index trade_in_of_state on trade_in (state, moved_at)`,
  `create index trade_in_to_expire on trade_in (expires_at) where expires_at is not null`,

  // Every book that an offer was made with is here, also the one that came with the code: an offer is made again from it for ever.
  `create table price_book (
    version integer primary key check (version > 0),
    book jsonb not null,
    made_by text not null,
    made_at timestamptz not null default now(),
    note text
  )`,

  // 'offer' is made for what was said, 'revised' for what was found. The one with the highest sequence counts.
  `create table trade_in_offer (
    trade_in_id uuid not null references trade_in on delete cascade,
    sequence integer not null check (sequence > 0),
    kind text not null check (kind in ('offer', 'revised')),
    book_version integer not null references price_book,
    made jsonb not null,
    total_bani integer not null check (total_bani > 0),
    valid_until timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (trade_in_id, sequence)
  )`,

  // What is known of a photo; its picture lies beside it.
  `create table trade_in_photo (
    id uuid primary key,
    trade_in_id uuid not null references trade_in on delete cascade,
    "of" text not null check ("of" in ('declaration', 'evidence')),
    position integer not null check (position >= 0),
    digest text not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    bytes integer not null check (bytes > 0),
    name text not null,
    created_at timestamptz not null default now()
  )`,
  `create index trade_in_photo_of on trade_in_photo (trade_in_id, "of", position)`,

  // About one line of the offer with this sequence. 'said' and 'found' are what people compare; 'found_part' is the declared
  // part as it should have been, null where nothing is there. 'evidence' lists photos by their id, and measurements in words.
  `create table trade_in_finding (
    id uuid primary key,
    trade_in_id uuid not null,
    sequence integer not null,
    key text not null,
    claim text not null check (claim in ('identified', 'model', 'quantity', 'condition', 'fault', 'missing', 'box', 'accessories')),
    said text not null,
    found text not null,
    found_part jsonb,
    visible boolean not null,
    note text,
    evidence jsonb not null default '[]',
    actor text not null,
    created_at timestamptz not null default now(),
    foreign key (trade_in_id, sequence) references trade_in_offer on delete cascade
  )`,
  `create index trade_in_finding_of on trade_in_finding (trade_in_id, sequence)`,

  `create table trade_in_move (
    id integer generated always as identity primary key,
    trade_in_id uuid not null references trade_in on delete cascade,
    from_state text,
    to_state text not null,
    at timestamptz not null default now(),
    actor text not null,
    reason text
  )`,
  `create index trade_in_move_of on trade_in_move (trade_in_id, id)`,

  // Money that the shop owes a seller: one row from the moment that both agreed on what was found.
  `create table trade_in_payout (
    trade_in_id uuid primary key references trade_in,
    amount_bani integer not null check (amount_bani > 0),
    iban text not null,
    name text not null,
    due_at timestamptz not null,
    exported_at timestamptz,
    file text,
    paid_at timestamptz,
    reference text,
    check ((exported_at is null) = (file is null))
  )`,
  `create index trade_in_payout_open on trade_in_payout (due_at) where paid_at is null`,
];

export const tradeIns: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
