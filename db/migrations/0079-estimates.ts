// Processes are notified when something changes that estimates of frame rates are made from: measurements, and the parts of
// measured PCs.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // Equal notifications of one transaction are delivered once.
  `create function notify_measurements_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('measurements_changed', '');
      return null;
    end $$`,
  `create trigger measurement_notifies after insert or update or delete on measurement
    for each statement execute function notify_measurements_changed()`,
  `create trigger listing_parts_notify after update of specs on listing
    for each row when (old.kind = 'pc' and old.specs is distinct from new.specs)
    execute function notify_measurements_changed()`,
  `create trigger unit_listing_notify after update of listing_id on unit
    for each row when (old.listing_id is distinct from new.listing_id)
    execute function notify_measurements_changed()`,
];

export const estimates: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
