// A cropped photo has a new id. It remembers the ids that it had, so that a form opened before the crop still finds it.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table unit_photo add column earlier_ids uuid[] not null default '{}'`,
  `create index unit_photo_earlier_ids on unit_photo using gin (earlier_ids)`,
];

export const croppedPhotos: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
