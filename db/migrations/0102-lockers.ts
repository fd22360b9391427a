// Lockers of couriers as a place of delivery, and couriers that cannot find a parcel by our reference (decision 227).

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table locker (
    -- The courier, and its own number of the locker: "sameday:1234".
    id text primary key,
    courier text not null,
    code text not null,
    name text not null,
    address text not null,
    city text not null,
    -- The code of the county; null where the courier's name for it is not known.
    county text,
    postal_code text not null default '',
    -- The sizes of compartments in millimetres; empty where the courier names none.
    compartments jsonb not null default '[]',
    takes_card boolean not null default false,
    hours text not null default '',
    -- Name, address and city without accents, in lower case.
    search text not null,
    source text not null check (source in ('api', 'file')),
    updated_at timestamptz not null default now(),
    closed_at timestamptz
  )`,
  `create index locker_open on locker (county, city, name) where closed_at is null`,
  // One row for each courier whose list of lockers was asked for or imported.
  `create table locker_refresh (
    courier text primary key,
    source text not null check (source in ('api', 'file')),
    asked_at timestamptz not null default now(),
    stored_at timestamptz,
    lockers integer not null default 0,
    problem text
  )`,
  // The locker that the buyer chose, as it was then.
  `alter table sales_order add column locker jsonb`,
  `alter table sales_order add constraint sales_order_locker_by_courier check (locker is null or delivery = 'courier')`,
  `create index sales_order_to_locker on sales_order ((locker->>'id')) where locker is not null`,
  `alter table shipment add column locker jsonb`,
  // A creation was asked for whose outcome nobody knows yet.
  `alter table shipment add column unsettled boolean not null default false`,
  `alter table shipment drop constraint shipment_gateway_check`,
  `alter table shipment add constraint shipment_gateway_check check (gateway in ('file', 'fan', 'sameday', 'sandbox'))`,
  `alter table shipment drop constraint shipment_problem_kind_check`,
  `alter table shipment add constraint shipment_problem_kind_check
    check (problem_kind in ('refused', 'away', 'cancel-refused', 'unknown'))`,
];

export const lockers: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
