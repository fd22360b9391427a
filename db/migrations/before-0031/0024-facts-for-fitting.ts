// Facts that decide whether parts fit together, added to the specs of what is already listed: as null, which is "nobody knows".

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

// What stands on the right of a || wins, so that a fact already there stays.
const statements = [
  `update listing set specs = '{"maxRamMts": null}'::jsonb || specs where category = 'motherboards'`,
  `update listing set specs = '{"maxRadiatorMm": null, "supply": null}'::jsonb || specs where category = 'cases'`,
  `update listing set specs = '{"ratedWatts": null}'::jsonb || specs where category = 'coolers'`,
  `update listing set specs = specs || jsonb_build_object(
    'motherboard', '{"maxRamMts": null}'::jsonb || (specs -> 'motherboard'),
    'case', '{"maxRadiatorMm": null, "supply": null}'::jsonb || (specs -> 'case'),
    'cooler', '{"ratedWatts": null}'::jsonb || (specs -> 'cooler')
  ) where kind = 'pc'`,
];

export const factsForFitting: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
