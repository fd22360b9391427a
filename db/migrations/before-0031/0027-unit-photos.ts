// Photos that staff took of a unit on sale, and their files as they are served.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table unit_photo (
    id uuid primary key,
    unit_id uuid not null references unit,
    position integer not null check (position > 0),
    digest text not null,
    middle text not null check (middle ~ '^[0-9a-f]{6}$'),
    added_at timestamptz not null default now(),
    unique (unit_id, digest),
    unique (unit_id, position) deferrable initially deferred
  )`,
  `create table unit_photo_file (
    photo_id uuid not null references unit_photo on delete cascade,
    width integer not null check (width in (400, 800, 1200)),
    format text not null check (format in ('avif', 'webp')),
    bytes bytea not null,
    primary key (photo_id, width, format)
  )`,
  // They cannot be packed any further: the database would only try.
  `alter table unit_photo_file alter column bytes set storage external`,
  `create trigger unit_photo_tells after insert or update or delete on unit_photo for each row execute function tell_listing_changed()`,
];

export const unitPhotos: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
