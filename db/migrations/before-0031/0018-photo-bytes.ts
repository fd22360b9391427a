// The pictures of what is sold to the shop, beside what is known of them (trade_in_photo).

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table trade_in_photo_bytes (
    photo_id uuid primary key references trade_in_photo on delete cascade,
    whole bytea not null,
    small bytea not null
  )`,
  // A JPEG cannot be packed any further: the database would only try.
  `alter table trade_in_photo_bytes alter column whole set storage external, alter column small set storage external`,
  // The same picture sent twice, by a second press or after a lost answer, is one.
  `create unique index trade_in_photo_once on trade_in_photo (trade_in_id, "of", digest)`,
];

export const photoBytes: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
