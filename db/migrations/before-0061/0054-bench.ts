// The test bench: sessions of measurements with photographs, grades with the answers that they follow from, why a PC is on
// sale untested, and units that were split into parts.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // Converted: a machine that was taken apart lives on in its parts, and a part that went into a machine in that machine.
  `alter table unit drop constraint unit_state_check`,
  `alter table unit add constraint unit_state_check
    check (state in ('intake', 'stock', 'inspection', 'scrapped', 'converted'))`,
  `alter table unit drop constraint unit_on_a_listing`,
  `alter table unit add constraint unit_on_a_listing
    check (state in ('intake', 'scrapped', 'converted') or (listing_id is not null and grade is not null))`,
  `create index unit_waits on unit (state, created_at) where state in ('intake', 'inspection')`,

  // Why a PC is on sale without measurements: its page says so.
  `alter table unit add column untested_reason text
    check (untested_reason in ('no-graphics', 'no-drive', 'test-on-request', 'for-parts', 'other'))`,
  `alter table unit add column untested_note text`,
  `alter table unit add constraint unit_untested check (untested_note is null or untested_reason is not null)`,
  `alter table unit add constraint unit_untested_other check (untested_reason <> 'other' or untested_note is not null)`,

  `alter table inspection drop constraint inspection_outcome_check`,
  `alter table inspection add constraint inspection_outcome_check
    check (outcome in ('back-on-sale', 'written-off', 'back-to-buyer', 'to-parts'))`,

  `create index inspection_decided on inspection (settled_at desc) where outcome is not null`,

  // One sitting at the bench: who measured a unit, with which driver, and the photographs of the results.
  `create table bench_session (
    id uuid primary key,
    unit_id uuid not null references unit,
    actor text not null,
    measured_on date not null,
    driver text,
    note text,
    recorded_at timestamptz not null default now()
  )`,
  `create index bench_session_of_unit on bench_session (unit_id, recorded_at desc)`,
  `create table bench_photo (
    id uuid primary key,
    session_id uuid not null references bench_session,
    position integer not null check (position > 0),
    digest text not null,
    whole bytea not null,
    small bytea not null,
    added_at timestamptz not null default now(),
    unique (session_id, digest)
  )`,

  // A correction makes the earlier value outdated and never deletes it: only one value of a test is current.
  `alter table measurement add column subject text`,
  `alter table measurement add column session_id uuid references bench_session`,
  `drop index measurement_once`,
  `create unique index measurement_current
    on measurement (unit_id, test, coalesce(resolution, ''), coalesce(settings, ''), coalesce(subject, '')) where outdated_at is null`,
  `create index measurement_of_unit on measurement (unit_id, measured_at desc)`,

  // The answers to the grading questions, the grade that follows, and the grade that staff gave with their reason.
  `create table grading (
    id uuid primary key,
    unit_id uuid not null references unit,
    rubric integer not null,
    kind text not null,
    answers jsonb not null,
    found text not null check (found in ('A', 'B', 'C')),
    grade text not null check (grade in ('A', 'B', 'C')),
    reason text,
    actor text not null,
    graded_at timestamptz not null default now(),
    outdated_at timestamptz,
    check (grade = found or reason is not null)
  )`,
  `create unique index grading_current on grading (unit_id) where outdated_at is null`,
];

export const bench: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
