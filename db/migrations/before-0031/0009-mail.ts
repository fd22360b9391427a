// What a letter in the outbox must know about itself to be sent: when to try next, how often it was tried, what was said.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `alter table outbox
    add column attempts integer not null default 0,
    add column due_at timestamptz not null default now(),
    add column given_up_at timestamptz,
    add column last_error text,
    add column unsubscribe_link text`,
  `drop index outbox_unsent`,
  `create index outbox_unsent on outbox (due_at) where sent_at is null and given_up_at is null`,
  // Whoever sends letters hears of a new one at its commit, once a transaction, in every process.
  `create function tell_letter_written() returns trigger language plpgsql as $$
    begin perform pg_notify('letter_written', ''); return null; end $$`,
  `create trigger letter_tells after insert on outbox for each statement execute function tell_letter_written()`,
];

export const mail: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
