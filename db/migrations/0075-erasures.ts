// Erased drives: the logs of erasing programs that staff dropped, each drive that was erased, and its event in the passport.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // A log waits until staff take a drive from it. Packed by gzip; the digest is that of the file as it was dropped.
  `create table erasure_log (
    id uuid primary key,
    drop_id uuid not null references measurement_drop on delete cascade,
    unit_id uuid not null references unit on delete cascade,
    position integer not null check (position > 0),
    name text not null,
    size integer not null check (size > 0),
    digest text not null check (digest ~ '^[0-9a-f]{64}$'),
    packed bytea not null,
    reading jsonb not null,
    unique (drop_id, position)
  )`,
  `create index erasure_log_of_unit on erasure_log (unit_id)`,

  `create table drive_erasure (
    id uuid primary key,
    log_id uuid not null references erasure_log on delete cascade,
    unit_id uuid not null references unit on delete cascade,
    subject integer not null check (subject between 1 and 99),
    model text not null,
    serial text not null,
    method text not null check (method in ('nvme-format', 'nvme-sanitize', 'ata-secure-erase', 'overwrite', 'discard')),
    variant text check (variant in ('user-data', 'crypto', 'block', 'enhanced', 'secure')),
    passes integer check (passes > 0),
    tool text not null,
    started_at text not null check (started_at ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$'),
    ended_at text not null check (ended_at ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$'),
    proof text check (proof in ('read-back', 'security-state', 'sanitize-log')),
    line integer not null check (line > 0),
    digest text not null check (digest ~ '^[0-9a-f]{64}$'),
    actor text not null,
    recorded_at timestamptz not null default now()
  )`,
  `create index drive_erasure_of_unit on drive_erasure (unit_id)`,
  `create index drive_erasure_of_log on drive_erasure (log_id)`,
  // A drive of a log is recorded once, also from a copy of the log that was saved again.
  `create unique index drive_erasure_once on drive_erasure (digest, line)`,
  `create unique index drive_erasure_of_drive on drive_erasure (serial, method, ended_at)`,

  // An erasure goes only with its unit, which happens to drafts that are thrown away.
  `create function drive_erasure_stays() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select 1 from unit where id = old.unit_id) then
        return old;
      end if;
      raise exception 'an erasure on record is never changed';
    end $$`,
  `create trigger drive_erasure_stays before update or delete on drive_erasure for each row execute function drive_erasure_stays()`,

  `create function passport_erases() returns trigger language plpgsql as $$
    begin
      insert into passport_due (unit_id, ref, kind, happened_on, facts)
        select new.unit_id, 'erased:' || new.id, 'erased', left(new.ended_at, 10), jsonb_build_object('method', new.method,
          'variant', new.variant, 'passes', new.passes, 'tool', new.tool, 'model', new.model, 'serial', new.serial,
          'proof', new.proof, 'log', new.digest)
        where exists (select 1 from passport where unit_id = new.unit_id)
        on conflict do nothing;
      return null;
    end $$`,
  `create trigger passport_erases after insert on drive_erasure for each row execute function passport_erases()`,
];

export const erasures: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
