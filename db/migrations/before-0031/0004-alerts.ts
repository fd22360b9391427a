// "Tell me when something like this appears".

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // The key's three columns must fit into a third of an index page (2704 bytes).
  `create table alert (
    id uuid primary key,
    email text not null check (length(email) <= 200),
    language text not null check (language in ('ro', 'en', 'hu', 'uk')),
    aisle text not null,
    query text not null check (length(query) <= 2400),
    said text not null,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    stopped_at timestamptz,
    told_at timestamptz,
    unique (email, aisle, query)
  )`,
  `create index alert_active on alert (id) where confirmed_at is not null and stopped_at is null`,

  // The links in an alert's letters. The letters have the secrets; here are only their hashes.
  `create table alert_link (
    hash text primary key,
    alert_id uuid not null references alert on delete cascade,
    letter text not null check (letter in ('confirm', 'already', 'found')),
    created_at timestamptz not null default now()
  )`,
  `create index alert_link_of_alert on alert_link (alert_id, created_at)`,

  // What was found for an alert. The key is what makes a listing be told of once.
  `create table alert_hit (
    alert_id uuid not null references alert on delete cascade,
    listing_id integer not null references listing on delete cascade,
    found_at timestamptz not null default now(),
    told_at timestamptz,
    primary key (alert_id, listing_id)
  )`,
  `create index alert_hit_untold on alert_hit (alert_id) where told_at is null`,
  `create index alert_hit_of_listing on alert_hit (listing_id)`,

  // One row: up to when the shelf's arrivals have been held against the alerts, and which process is at it.
  `create table alert_look (
    only_one boolean primary key default true check (only_one),
    looked_until timestamptz not null default now(),
    claimed_until timestamptz not null default '-infinity'
  )`,
  `insert into alert_look default values`,

  // When a listing last came onto the shelf: published, restocked, or given back. A checkout that was left is no
  // arrival: the machine was only away for half an hour. A hold that simply runs out tells by its own row.
  `create table shelf_arrival (
    listing_id integer primary key references listing on delete cascade,
    at timestamptz not null default now()
  )`,
  `create index shelf_arrival_at on shelf_arrival (at)`,
  `create index hold_until on hold (until) where kind <> 'checkout'`,
  // One unit more of what is on the shelf already is no arrival.
  `create function note_arrival(arrived integer, unit_that_came uuid, since timestamptz) returns void language sql as $$
      insert into shelf_arrival (listing_id, at)
      select arrived, since where not exists (
        select from unit u left join hold h on h.unit_id = u.id
        where u.listing_id = arrived and u.id <> unit_that_came and u.state = 'stock' and (h.unit_id is null or h.until <= now())
      )
      on conflict (listing_id) do update set at = greatest(shelf_arrival.at, excluded.at)
    $$`,
  `create function note_units_arrive() returns trigger language plpgsql as $$
    begin
      insert into shelf_arrival (listing_id)
      select n.listing_id from (select listing_id, count(*) as units from new_units where state = 'stock' group by listing_id) n
      where n.units = (
        select count(*) from unit u left join hold h on h.unit_id = u.id
        where u.listing_id = n.listing_id and u.state = 'stock' and (h.unit_id is null or h.until <= now())
      )
      on conflict (listing_id) do update set at = now();
      return null;
    end $$`,
  `create function note_unit_returns() returns trigger language plpgsql as $$
    begin
      perform note_arrival(new.listing_id, new.id, now());
      return null;
    end $$`,
  `create function note_hold_ends() returns trigger language plpgsql as $$
    begin
      perform note_arrival(u.listing_id, u.id, least(old.until, now())) from unit u where u.id = old.unit_id;
      return null;
    end $$`,
  `create function note_listing_returns() returns trigger language plpgsql as $$
    begin
      insert into shelf_arrival (listing_id) values (new.id) on conflict (listing_id) do update set at = now();
      return null;
    end $$`,
  `create trigger units_arrive after insert on unit referencing new table as new_units for each statement execute function note_units_arrive()`,
  `create trigger unit_returns after update on unit for each row when (new.state = 'stock' and old.state <> 'stock') execute function note_unit_returns()`,
  `create trigger hold_ends after delete on hold for each row when (old.kind <> 'checkout') execute function note_hold_ends()`,
  // A hold that had run out is about to be forgotten, since somebody else takes the unit: it was free in between.
  `create trigger hold_is_replaced after update on hold for each row when (old.kind <> 'checkout' and old.until <= now()) execute function note_hold_ends()`,
  `create trigger listing_returns after update on listing for each row when (new.state = 'live' and old.state <> 'live') execute function note_listing_returns()`,
];

export const alerts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
