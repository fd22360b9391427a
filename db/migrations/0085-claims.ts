// Photos of claims; drives that came back from a buyer; what repairs of a unit cost.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

// Photos that a buyer attaches to a claim: private, seen by the claimant and by staff.
const photos = [
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

// Drives of a machine that a buyer sent back hold that buyer's data: an erasure of before does not count any more. And what the
// repairs of a unit cost: it lowers what its sale earns.
const returned = [
  // Whether the unit had been with a buyer. A parcel that was refused came back as it was packed.
  `alter table inspection add column from_buyer boolean not null default true`,
  `update inspection set from_buyer = false where why = 'refused'`,
  `create index inspection_from_buyer on inspection (unit_id, came_at) where from_buyer`,

  // When a unit, or one that it was made from, last came back from a buyer; null if never.
  `create function came_back_at(unit uuid) returns timestamptz language sql stable as $$
    select max(i.came_at) from units_before(unit) b join inspection i on i.unit_id = b.unit_id and i.from_buyer $$`,
  // Whether an erasure of a unit, or of one that it was made from, was made after that unit, or what was made from it on the way,
  // came back. A log has no time zone and the shop may have recorded it late: its own day counts beside the time of the record.
  `create function erasure_counts(unit uuid, erased uuid, recorded_at timestamptz, ended_at text) returns boolean language sql stable as $$
    select not exists (
      select 1 from units_before(unit) b join inspection i on i.unit_id = b.unit_id and i.from_buyer
      where erased in (select unit_id from units_before(b.unit_id))
        and (i.came_at >= recorded_at or to_char(i.came_at at time zone 'UTC', 'YYYY-MM-DD') > left(ended_at, 10))) $$`,

  // A reason that staff gave before the sale says nothing about the drive that came back.
  `update unit set unerased_reason = null, unerased_note = null where state = 'inspection' and exists (
    select 1 from inspection i where i.unit_id = unit.id and i.outcome is null and i.from_buyer)`,

  // Beside the cost and never in it: under the margin scheme the cost is the purchase price alone.
  `alter table unit add column repair_cost_bani integer not null default 0 check (repair_cost_bani >= 0)`,
  `update unit set repair_cost_bani = r.cost from (
    select unit_id, sum(cost_bani + coalesce(part_cost_bani, 0)) as cost from unit_repair group by unit_id) r where r.unit_id = unit.id`,
  // A part from stock brings what its own repairs had cost.
  `create function unit_bears_repair() returns trigger language plpgsql as $$
    begin
      update unit set repair_cost_bani = repair_cost_bani + new.cost_bani + coalesce(new.part_cost_bani, 0)
        + coalesce((select p.repair_cost_bani from unit p where p.id = new.part_id), 0) where id = new.unit_id;
      return null;
    end $$`,
  `create trigger unit_bears_repair after insert on unit_repair for each row execute function unit_bears_repair()`,
];

const migrationOf = (statements: readonly string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

export const claimPhotos = migrationOf(photos);
export const returnedDrives = migrationOf(returned);
