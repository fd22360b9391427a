// Why a unit that a person sold to the shop goes on sale although no erasure of its drives is on record, and which units it was
// made from: their erasures count for it.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table unit
    add column unerased_reason text check (unerased_reason in ('no-drive', 'new-drive', 'other')),
    add column unerased_note text`,
  `alter table unit add constraint unit_unerased check (unerased_note is null or unerased_reason is not null)`,

  // A unit and those that it was made from, by splitting or building, however often.
  `create function units_before(unit uuid) returns table (unit_id uuid) language sql stable as $$
    with recursive line as (
      select unit as unit_id
      union
      select earlier.unit_id from line
        join unit_conversion_part later on later.unit_id = line.unit_id and later.side = 'into'
        join unit_conversion_part earlier on earlier.conversion_id = later.conversion_id and earlier.side = 'from'
    ) select line.unit_id from line $$`,
];

export const unerased: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
