// Passports of units: a public code for each, and its events as a signed chain that nobody can change. What happens to a unit
// is written into `passport_due` by triggers, in the transaction of its cause; a job signs it (decision 195).

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford's base32

const tables = [
  `create function passport_day(at timestamptz) returns text language sql stable
    return to_char(at at time zone 'Europe/Bucharest', 'YYYY-MM-DD')`,
  // 20 letters of 5 random bits each, from the random bytes of two uuids; bytes 6 and 8 of a uuid are partly fixed.
  `create function passport_code() returns text language sql volatile as $$
    select string_agg(substr('${LETTERS}', (get_byte(random.bytes, i) & 31) + 1, 1), '' order by i)
    from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as bytes) random,
      unnest(array[0,1,2,3,4,5,9,10,11,12,16,17,18,19,20,21,25,26,27,28]) i $$`,

  `create table passport (
    unit_id uuid primary key references unit on delete cascade,
    code text not null unique check (code ~ '^[${LETTERS}]{20}$'),
    -- The last event of the chain, and its day: the next one names it.
    seq integer not null default 0 check (seq >= 0),
    head text,
    sealed_on text,
    -- False for units that were there before passports, until their records were read.
    is_fed boolean not null default true,
    created_at timestamptz not null default now(),
    check ((seq = 0) = (head is null) and (seq = 0) = (sealed_on is null))
  )`,
  `create index passport_to_feed on passport (unit_id) where not is_fed`,
  `create function passport_stays() returns trigger language plpgsql as $$
    begin
      if new.code <> old.code or new.unit_id <> old.unit_id or new.seq < old.seq then
        raise exception 'the code of a passport never changes, and its chain only grows';
      end if;
      return new;
    end $$`,
  `create trigger passport_stays before update on passport for each row execute function passport_stays()`,

  `create table passport_key (
    id text primary key check (id ~ '^[0-9a-f]{16}$'),
    public_key text not null unique,
    -- Encrypted; null once the key was replaced.
    sealed_key text,
    valid_from timestamptz not null default now(),
    valid_until timestamptz,
    check ((valid_until is null) = (sealed_key is not null))
  )`,
  `create unique index passport_key_current on passport_key ((true)) where valid_until is null`,
  `create function passport_key_stays() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or new.id <> old.id or new.public_key <> old.public_key or new.valid_from <> old.valid_from or old.valid_until is not null then
        raise exception 'a key of passports can only end';
      end if;
      return new;
    end $$`,
  `create trigger passport_key_stays before update or delete on passport_key for each row execute function passport_key_stays()`,

  `create table passport_event (
    unit_id uuid not null references passport,
    seq integer not null check (seq > 0),
    kind text not null,
    sealed_on text not null check (sealed_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    -- What was signed, in its canonical form.
    record text not null,
    hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
    signature text not null,
    key_id text not null references passport_key,
    -- What the event is about: each cause gives one event.
    ref text not null,
    created_at timestamptz not null default now(),
    primary key (unit_id, seq),
    unique (unit_id, ref)
  )`,
  `create index passport_event_of_day on passport_event (sealed_on, unit_id, seq)`,
  `create function passport_event_stays() returns trigger language plpgsql as $$
    begin raise exception 'events of a passport are never changed'; end $$`,
  `create trigger passport_event_append_only before update or delete on passport_event for each row execute function passport_event_stays()`,
  `create trigger passport_event_not_emptied before truncate on passport_event execute function passport_event_stays()`,
  `create function passport_event_follows() returns trigger language plpgsql as $$
    begin
      if not exists (select 1 from passport p where p.unit_id = new.unit_id and p.seq = new.seq and p.head = new.hash)
        and not exists (select 1 from passport_event e where e.unit_id = new.unit_id and e.seq = new.seq + 1) then
        raise exception 'event % of a passport is not in its chain', new.seq;
      end if;
      return null;
    end $$`,
  `create constraint trigger passport_event_follows after insert on passport_event
    deferrable initially deferred for each row execute function passport_event_follows()`,

  // What is still to be signed. Written by the triggers below and by \`recordPassportEvent\`.
  `create table passport_due (
    id bigint generated always as identity primary key,
    unit_id uuid not null references passport on delete cascade,
    ref text not null,
    kind text not null,
    happened_on text not null,
    facts jsonb not null,
    -- Why it could not be signed, for staff.
    failed text,
    at timestamptz not null default now(),
    unique (unit_id, ref)
  )`,
  `create index passport_due_waits on passport_due (id) where failed is null`,
  `create function tell_passport_due() returns trigger language plpgsql as $$
    begin perform pg_notify('passport_due', ''); return null; end $$`,
  `create trigger passport_due_tells after insert on passport_due for each statement execute function tell_passport_due()`,

  // One root a day over the chains that grew on it; each root names the one before.
  `create table passport_root (
    day text primary key check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    chains integer not null check (chains >= 0),
    record text not null,
    hash text not null unique,
    signature text not null,
    key_id text not null references passport_key,
    created_at timestamptz not null default now()
  )`,
  `create trigger passport_root_append_only before update or delete on passport_root for each row execute function passport_event_stays()`,
  `create trigger passport_root_not_emptied before truncate on passport_root execute function passport_event_stays()`,
];

/** What an event says, from the row that caused it: used by the triggers, and by the job that reads old records. */
const facts = [
  `create function passport_published(unit uuid) returns jsonb language sql stable as $$
    select jsonb_build_object('grade', u.grade, 'kind', l.kind, 'category', l.category, 'specs', l.specs, 'serial', u.serial,
      'photos', coalesce((select jsonb_agg(ph.digest order by ph.position) from unit_photo ph where ph.unit_id = u.id), '[]'))
    from unit u join listing l on l.id = u.listing_id where u.id = unit $$`,
  `create function passport_received(unit uuid) returns jsonb language sql stable as $$
    select jsonb_build_object('kind', coalesce(i.kind, l.kind), 'category', case when i.unit_id is null then l.category else i.category end,
      'way', case when u.purchase_id is not null or i.unit_id is null then 'supplier'
        when exists (select 1 from unit other where other.code = i.source) then 'unit'
        else 'trade-in' end)
    from unit u left join listing l on l.id = u.listing_id left join intake i on i.unit_id = u.id where u.id = unit $$`,
  `create function passport_graded(g grading) returns jsonb language sql stable as $$
    select jsonb_build_object('rubric', g.rubric, 'kind', g.kind, 'answers', g.answers, 'found', g.found, 'grade', g.grade) $$`,
  `create function passport_result(m measurement) returns jsonb language sql stable as $$
    select jsonb_strip_nulls(jsonb_build_object('test', m.test, 'resolution', m.resolution, 'settings', m.settings, 'subject', m.subject,
      'value', m.value, 'version', m.version)) $$`,
  `create function passport_other_side(part unit_conversion_part) returns jsonb language sql stable as $$
    select jsonb_build_object('how', c.kind, 'side', part.side, 'passports', (
      select coalesce(jsonb_agg(p.code order by p.code), '[]') from unit_conversion_part other join passport p on p.unit_id = other.unit_id
      where other.conversion_id = part.conversion_id and other.side <> part.side))
    from unit_conversion c where c.id = part.conversion_id $$`,
];

const tell = `create function tell_passport(unit uuid, about text, event text, happened timestamptz, said jsonb) returns void language sql as $$
  insert into passport_due (unit_id, ref, kind, happened_on, facts)
  select unit, about, event, passport_day(happened), said where exists (select 1 from passport where unit_id = unit)
  on conflict do nothing $$`;

/** A trigger on rows: `body` is the function's body. */
function onRows(name: string, when: string, body: string): string[] {
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    `create trigger ${name} ${when} for each row execute function ${name}()`,
  ];
}

const triggers = [
  `create function passport_begins() returns trigger language plpgsql as $$
    begin
      insert into passport (unit_id, code) select id, passport_code() from added;
      insert into passport_due (unit_id, ref, kind, happened_on, facts)
        select id, 'received', 'received', passport_day(created_at), passport_received(id) from added where state <> 'intake';
      insert into passport_due (unit_id, ref, kind, happened_on, facts)
        select id, 'published:first', 'published', passport_day(created_at), passport_published(id) from added where state = 'stock';
      return null;
    end $$`,
  `create trigger passport_begins after insert on unit referencing new table as added for each statement execute function passport_begins()`,
  ...onRows(
    "passport_takes_in",
    "after insert on intake",
    `perform tell_passport(new.unit_id, 'received', 'received', new.came_at, passport_received(new.unit_id));`,
  ),
  ...onRows(
    "passport_follows_unit",
    "after update of state on unit",
    `if new.state = old.state then return null; end if;
    if new.state = 'stock' then
      if old.state = 'intake' then
        perform tell_passport(new.id, 'received', 'received', new.created_at, passport_received(new.id));
      end if;
      perform tell_passport(new.id, 'published:' || gen_random_uuid(), 'published', now(), passport_published(new.id));
    elsif new.state = 'scrapped' then
      perform tell_passport(new.id, 'written-off', 'written-off', now(), '{}');
    end if;`,
  ),
  // Units that are sold stay as they are, whatever becomes of their listing.
  ...onRows(
    "passport_follows_listing",
    "after update of state on listing",
    `if new.state = 'withdrawn' and old.state = 'live' then
      perform tell_passport(u.id, 'withdrawn:' || gen_random_uuid(), 'withdrawn', now(), '{}')
        from unit u left join hold h on h.unit_id = u.id and h.kind = 'sale'
        where u.listing_id = new.id and u.state = 'stock' and h.unit_id is null;
    elsif new.state = 'live' and old.state = 'withdrawn' then
      perform tell_passport(u.id, 'published:' || gen_random_uuid(), 'published', now(), passport_published(u.id))
        from unit u left join hold h on h.unit_id = u.id and h.kind = 'sale'
        where u.listing_id = new.id and u.state = 'stock' and h.unit_id is null;
    end if;`,
  ),
  ...onRows(
    "passport_follows_grading",
    "after insert on grading",
    `perform tell_passport(new.unit_id, 'graded:' || new.id, 'graded', new.graded_at, passport_graded(new));`,
  ),
  `create function passport_follows_measurement() returns trigger language plpgsql as $$
    begin
      insert into passport_due (unit_id, ref, kind, happened_on, facts)
        select m.unit_id, 'measured:' || gen_random_uuid(), 'measured', passport_day(m.measured_at),
          jsonb_build_object('by', min(m.source), 'driver', min(s.driver), 'results', jsonb_agg(passport_result(m::measurement)
            order by m.test, m.resolution, m.settings, m.subject))
        from added m left join bench_session s on s.id = m.session_id group by m.unit_id, passport_day(m.measured_at), m.session_id;
      return null;
    end $$`,
  `create trigger passport_follows_measurement after insert on measurement referencing new table as added
    for each statement execute function passport_follows_measurement()`,
  `create function passport_outdates() returns trigger language plpgsql as $$
    begin
      insert into passport_due (unit_id, ref, kind, happened_on, facts)
        select a.unit_id, 'outdated:' || gen_random_uuid(), 'outdated', passport_day(now()),
          jsonb_build_object('results', jsonb_agg(passport_result(a::measurement) - 'value' - 'version'
            order by a.test, a.resolution, a.settings, a.subject))
        from after_rows a join before_rows b on b.unit_id = a.unit_id and b.test = a.test and b.measured_at = a.measured_at
          and b.resolution is not distinct from a.resolution and b.settings is not distinct from a.settings
          and b.subject is not distinct from a.subject and b.value = a.value and b.version = a.version
        where a.outdated_at is not null and b.outdated_at is null group by a.unit_id;
      return null;
    end $$`,
  `create trigger passport_outdates after update on measurement referencing old table as before_rows new table as after_rows
    for each statement execute function passport_outdates()`,
  ...onRows(
    "passport_sells",
    "after insert or update on hold",
    `if new.kind = 'sale' and (tg_op = 'INSERT' or old.kind <> 'sale' or old.order_id is distinct from new.order_id) then
      perform tell_passport(new.unit_id, 'sold:' || coalesce(new.order_id::text, gen_random_uuid()::text), 'sold', now(), '{}');
    end if;`,
  ),
  ...onRows(
    "passport_unsells",
    "after delete on hold",
    `if old.kind = 'sale' then
      perform tell_passport(old.unit_id, 'sale-ended:' || gen_random_uuid(), 'sale-ended', now(), '{}');
    end if;`,
  ),
  ...onRows(
    "passport_delivers",
    "after insert on order_move",
    `if new.to_state = 'delivered' then
      perform tell_passport(line.unit_id, 'delivered:' || new.order_id, 'delivered', new.at, passport_delivered(new.order_id, line.unit_id))
      from sales_order_line line where line.order_id = new.order_id and line.unit_id is not null;
    end if;`,
  ),
  ...onRows(
    "passport_follows_claim",
    "after insert on claim_move",
    `if new.from_state is null or new.to_state in ('settled', 'rejected', 'dropped') then
      perform tell_passport(cu.unit_id, 'claim:' || new.id, case when new.from_state is null then 'claim-opened' else 'claim-settled' end, new.at,
        case when new.from_state is null then jsonb_build_object('claim', c.kind)
          else jsonb_build_object('claim', c.kind, 'outcome', coalesce(c.resolution, new.to_state)) end)
      from claim c join claim_unit cu on cu.claim_id = c.id where c.id = new.claim_id;
    end if;`,
  ),
  ...onRows(
    "passport_comes_back",
    "after insert on inspection",
    `perform tell_passport(new.unit_id, 'returned:' || new.id, 'returned', new.came_at, jsonb_build_object('why', new.why));`,
  ),
  ...onRows(
    "passport_inspects",
    "after update of outcome on inspection",
    `if new.outcome is not null and old.outcome is null then
      perform tell_passport(new.unit_id, 'inspected:' || new.id, 'inspected', new.settled_at, jsonb_build_object('outcome', new.outcome));
    end if;`,
  ),
  // The constraint of the costs is checked at the commit, when all parts are there: so is this.
  `create function passport_converts() returns trigger language plpgsql as $$
    begin
      perform tell_passport(new.unit_id, 'converted:' || new.conversion_id, 'converted', now(), passport_other_side(new));
      return null;
    end $$`,
  `create constraint trigger passport_converts after insert on unit_conversion_part
    deferrable initially deferred for each row execute function passport_converts()`,
];

const statements = [
  ...tables,
  ...facts,
  tell,
  ...triggers,
  `insert into passport (unit_id, code, is_fed) select id, passport_code(), false from unit`,
];

export const passports: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
