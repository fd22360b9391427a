// How many e-mails strangers had sent to one mailbox in this hour and on this day. The key is a keyed hash: the table holds nobody's address.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table mail_count (
    key text primary key,
    hour_mails integer not null,
    hour_since timestamptz not null,
    day_mails integer not null,
    day_since timestamptz not null
  )`,
  `create index mail_count_day on mail_count (day_since)`,
];

export const mailCounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
