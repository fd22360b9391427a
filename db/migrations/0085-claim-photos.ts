// Photos that a buyer attaches to a claim: private, seen by the claimant and by staff.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // The position decides between two uploads at once, and a seventh photo has none.
  `create table claim_photo (
    id uuid primary key,
    claim_id uuid not null references claim,
    position integer not null check (position between 1 and 6),
    digest text not null check (digest ~ '^[0-9a-f]{64}$'),
    name text not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    bytes integer not null check (bytes > 0),
    added_at timestamptz not null default now(),
    unique (claim_id, position),
    unique (claim_id, digest)
  )`,
  `create table claim_photo_bytes (
    photo_id uuid primary key references claim_photo on delete cascade,
    whole bytea not null,
    small bytea not null
  )`,
  // A JPEG cannot be compressed any further.
  `alter table claim_photo_bytes alter column whole set storage external, alter column small set storage external`,
];

export const claimPhotos: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
