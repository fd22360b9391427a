// Outgoing events, the endpoints that they are delivered to, and the tokens of the staff API.
// Invariant: triggers on the state columns write the events (decision 191), so no verb can forget one. They run at the end of
// the transaction, when the lines of an order are written.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const tables = [
  `create table outgoing_event (
    id integer generated always as identity primary key,
    type text not null check (type ~ '^[a-z_]+[.][a-z_]+$'),
    thing text not null,
    payload jsonb not null check (jsonb_typeof(payload) = 'object'),
    at timestamptz not null default now()
  )`,
  `create index outgoing_event_of_thing on outgoing_event (thing, id)`,
  `create index outgoing_event_time on outgoing_event (at)`,
  `create function keep_outgoing_event() returns trigger language plpgsql as $$
    begin raise exception 'an outgoing event is never changed'; end $$`,
  `create trigger outgoing_event_kept before update or delete on outgoing_event
    for each row execute function keep_outgoing_event()`,
  // A removed endpoint keeps its row: an order that commits at that moment must not fail on a missing one.
  `create table webhook_endpoint (
    id uuid primary key,
    url text not null check (url <> '' and length(url) <= 500),
    name text not null check (name <> '' and length(name) <= 80),
    types jsonb not null check (jsonb_typeof(types) = 'array'),
    state text not null check (state in ('active', 'paused', 'removed')),
    paused_why text check (paused_why in ('staff', 'failing')),
    secret text not null,
    old_secret text,
    old_secret_until timestamptz,
    failing_since timestamptz,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null default now(),
    check ((state = 'paused') = (paused_why is not null)),
    check ((old_secret is null) = (old_secret_until is null))
  )`,
  `create table webhook_delivery (
    id integer generated always as identity primary key,
    event_id integer not null references outgoing_event (id),
    endpoint_id uuid not null references webhook_endpoint (id),
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    tries integer not null default 0 check (tries >= 0),
    due_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    finished_at timestamptz,
    unique (event_id, endpoint_id),
    check ((state = 'waiting') = (finished_at is null))
  )`,
  `create index webhook_delivery_due on webhook_delivery (endpoint_id, due_at, id) where state = 'waiting'`,
  `create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, id)`,
  `create table webhook_attempt (
    id integer generated always as identity primary key,
    delivery_id integer not null references webhook_delivery (id),
    outcome text not null check (outcome in ('answered', 'timeout', 'address-refused', 'connection')),
    status integer,
    ms integer not null check (ms >= 0),
    answer text not null default '',
    at timestamptz not null default now()
  )`,
  `create index webhook_attempt_of_delivery on webhook_attempt (delivery_id, id)`,
  `create table api_token (
    id uuid primary key,
    name text not null check (name <> '' and length(name) <= 80),
    hash text not null unique check (length(hash) = 64),
    begins text not null,
    scopes jsonb not null check (jsonb_typeof(scopes) = 'array'),
    created_by text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz,
    revoked_by text
  )`,
  // The staff API pages through listings by their last change, and through orders by number.
  `create index listing_changed_at on listing (updated_at, id)`,
];

const writing = [
  `create function address_outgoing_event() returns trigger language plpgsql as $$
    begin
      insert into webhook_delivery (event_id, endpoint_id)
        select new.id, e.id from webhook_endpoint e where e.state <> 'removed' and jsonb_exists(e.types, new.type);
      if found then perform pg_notify('event_written', ''); end if;
      return null;
    end $$`,
  `create trigger outgoing_event_addressed after insert on outgoing_event
    for each row execute function address_outgoing_event()`,
  // Two triggers of one transaction may have the same to say: it is said once.
  `create function write_outgoing_event(event_type text, event_thing text, event_payload jsonb) returns void
    language plpgsql as $$
    begin
      if not exists (select from outgoing_event
          where thing = event_thing and type = event_type and at = now() and payload = event_payload) then
        insert into outgoing_event (type, thing, payload) values (event_type, event_thing, event_payload);
      end if;
    end $$`,
];

const orders = [
  `create function note_order_event() returns trigger language plpgsql as $$
    declare lines jsonb;
    begin
      select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'title', l.title, 'listing', l.listing_id,
          'unit', u.code, 'price', l.price_bani) order by l.position), '[]') into lines
        from sales_order_line l left join unit u on u.id = l.unit_id where l.order_id = new.id;
      perform write_outgoing_event(
        'order.' || case when tg_op = 'INSERT' then 'placed' else replace(new.state, '-', '_') end, new.number,
        jsonb_build_object('order', jsonb_build_object('number', new.number, 'state', new.state,
          'placedAt', new.placed_at, 'paymentMethod', new.payment_method, 'delivery', new.delivery, 'currency', 'RON',
          'goods', new.goods_bani, 'services', new.services_bani, 'shipping', new.shipping_bani,
          'reduction', new.reduction_bani, 'total', new.total_bani, 'courier', new.courier,
          'trackingNumber', new.tracking_number, 'lines', lines)));
      return null;
    end $$`,
  `create constraint trigger order_placed_event after insert on sales_order deferrable initially deferred
    for each row execute function note_order_event()`,
  `create constraint trigger order_moved_event after update on sales_order deferrable initially deferred
    for each row when (old.state is distinct from new.state) execute function note_order_event()`,
];

const units = [
  `create function write_unit_event(event_type text, of_unit uuid) returns void language plpgsql as $$
    declare thing text; said jsonb;
    begin
      select u.code, jsonb_build_object('unit', jsonb_build_object('code', u.code,
          'state', replace(event_type, 'unit.', ''), 'grade', u.grade, 'listing', u.listing_id,
          'price', case when l.state <> 'draft' then l.price_bani end, 'currency', 'RON', 'order', o.number))
        into thing, said
        from unit u left join listing l on l.id = u.listing_id
          left join hold h on h.unit_id = u.id and h.until is null left join sales_order o on o.id = h.order_id
        where u.id = of_unit;
      if found then perform write_outgoing_event(event_type, thing, said); end if;
    end $$`,
  `create function is_unit_on_sale(of_unit uuid) returns boolean language sql stable as $$
    select exists (select from unit u join listing l on l.id = u.listing_id
      where u.id = of_unit and u.state = 'stock' and l.state = 'live'
        and not exists (select from hold h where h.unit_id = u.id and h.until is null)) $$`,
  `create function note_unit_event() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then perform write_unit_event('unit.received', new.id); end if;
      if new.state = 'inspection' then perform write_unit_event('unit.returned', new.id);
      elsif new.state in ('scrapped', 'converted') then perform write_unit_event('unit.withdrawn', new.id);
      elsif new.state = 'stock' and is_unit_on_sale(new.id) then perform write_unit_event('unit.on_sale', new.id);
      end if;
      return null;
    end $$`,
  `create constraint trigger unit_added_event after insert on unit deferrable initially deferred
    for each row execute function note_unit_event()`,
  `create constraint trigger unit_moved_event after update on unit deferrable initially deferred for each row
    when (old.state is distinct from new.state or old.listing_id is distinct from new.listing_id)
    execute function note_unit_event()`,
  `create function note_sale_event() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then perform write_unit_event('unit.sold', new.unit_id);
      elsif is_unit_on_sale(old.unit_id) then perform write_unit_event('unit.on_sale', old.unit_id);
      end if;
      return null;
    end $$`,
  `create constraint trigger sale_begun_event after insert on hold deferrable initially deferred
    for each row when (new.until is null) execute function note_sale_event()`,
  `create constraint trigger sale_made_event after update on hold deferrable initially deferred
    for each row when (new.until is null and old.until is not null) execute function note_sale_event()`,
  `create constraint trigger sale_undone_event after delete on hold deferrable initially deferred
    for each row when (old.until is null) execute function note_sale_event()`,
];

const listings = [
  `create function note_listing_event() returns trigger language plpgsql as $$
    declare
      said jsonb := jsonb_build_object('id', new.id, 'kind', new.kind, 'category', new.category, 'title', new.title,
        'state', new.state, 'price', new.price_bani, 'currency', 'RON', 'warrantyMonths', new.warranty_months);
      each_unit uuid;
    begin
      if tg_op = 'UPDATE' and old.state = new.state then
        perform write_outgoing_event('listing.price_changed', new.id::text,
          jsonb_build_object('listing', said, 'previousPrice', old.price_bani));
        return null;
      end if;
      perform write_outgoing_event(case when new.state = 'live' then 'listing.published' else 'listing.withdrawn' end,
        new.id::text, jsonb_build_object('listing', said));
      for each_unit in select u.id from unit u where u.listing_id = new.id and u.state = 'stock'
          and not exists (select from hold h where h.unit_id = u.id and h.until is null) order by u.code loop
        if new.state = 'withdrawn' then perform write_unit_event('unit.withdrawn', each_unit);
        elsif is_unit_on_sale(each_unit) then perform write_unit_event('unit.on_sale', each_unit);
        end if;
      end loop;
      return null;
    end $$`,
  `create constraint trigger listing_added_event after insert on listing deferrable initially deferred
    for each row when (new.state = 'live') execute function note_listing_event()`,
  `create constraint trigger listing_moved_event after update on listing deferrable initially deferred for each row
    when (new.state <> 'draft' and (old.state is distinct from new.state
      or (new.state = 'live' and old.price_bani is distinct from new.price_bani)))
    execute function note_listing_event()`,
];

const tradeIns = [
  `create function note_trade_in_event() returns trigger language plpgsql as $$
    declare called text; offered bigint;
    begin
      select number into called from trade_in where id = new.id;
      if called is null then return null; end if;
      select total_bani into offered from trade_in_offer where trade_in_id = new.id order by sequence desc limit 1;
      perform write_outgoing_event('trade_in.' || replace(new.state, '-', '_'), called, jsonb_build_object('tradeIn',
        jsonb_build_object('number', called, 'state', new.state, 'of', new.of, 'offer', offered, 'currency', 'RON')));
      return null;
    end $$`,
  `create constraint trigger trade_in_moved_event after update on trade_in deferrable initially deferred
    for each row when (old.state is distinct from new.state) execute function note_trade_in_event()`,
];

export const integrations: Migration = {
  async up(db) {
    for (const statement of [...tables, ...writing, ...orders, ...units, ...listings, ...tradeIns])
      await sql.raw(statement).execute(db);
  },
};
