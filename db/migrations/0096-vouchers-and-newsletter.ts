// Vouchers and the newsletter. A voucher is a code that lowers the price of an order; a use is counted on the voucher's own row, so that of two orders that
// want the last use at once, one gets it.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table voucher (
    id uuid primary key,
    code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
    note text not null default '' check (length(note) <= 300),
    percent integer check (percent between 1 and 90),
    amount_bani integer check (amount_bani > 0),
    covers_delivery boolean not null default false,
    least_goods_bani integer not null default 0 check (least_goods_bani >= 0),
    most_uses integer check (most_uses > 0),
    most_per_person integer check (most_per_person > 0),
    first_day date,
    last_day date,
    uses integer not null default 0 check (uses >= 0),
    stopped_at timestamptz,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    check ((percent is null) <> (amount_bani is null)),
    check (most_uses is null or uses <= most_uses),
    check (first_day is null or last_day is null or first_day <= last_day)
  )`,
  `create index voucher_newest on voucher (created_at desc, id)`,

  // Which order used it. A use that was given back does not count any more.
  `create table voucher_use (
    order_id uuid primary key references sales_order (id) on delete cascade,
    voucher_id uuid not null references voucher (id),
    discount_bani integer not null check (discount_bani >= 0),
    is_cut boolean not null,
    used_at timestamptz not null default now(),
    given_back_at timestamptz
  )`,
  `create index voucher_use_of on voucher_use (voucher_id, used_at desc)`,

  // The code that a visitor entered, and that of a placed order.
  `alter table cart add column voucher_code text`,
  `alter table sales_order add column voucher_code text`,

  // The days to withdraw that the shop promised when the order was placed: a later change of the setting takes none away.
  `alter table sales_order add column return_days integer not null default 14 check (return_days >= 14)`,

  // An address gets the newsletter only after its owner confirmed it by the link in an e-mail.
  `create table subscriber (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    language text not null check (language in ('ro', 'en', 'hu', 'uk')),
    state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
    consent text not null,
    asked_at timestamptz not null default now(),
    confirmed_at timestamptz,
    unsubscribed_at timestamptz,
    confirm_hash text unique,
    confirm_until timestamptz,
    link_key uuid not null unique default gen_random_uuid(),
    check ((state = 'pending') = (confirm_hash is not null and confirm_until is not null)),
    check (state <> 'confirmed' or confirmed_at is not null),
    check (state <> 'unsubscribed' or unsubscribed_at is not null)
  )`,
  `create index subscriber_of_state on subscriber (state, asked_at desc)`,
];

export const vouchersAndNewsletter: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
