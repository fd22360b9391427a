// What a buyer agreed to with the order: the months of the legal guarantee of used goods, the version of the terms, and that a game
// test begins before the withdrawal period ends. Each line stores the grade that its unit had. Older orders know none of it.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table agreed_terms (
    version text primary key check (version ~ '^[0-9a-f]{16}$'),
    language text not null check (language in ('ro', 'en', 'hu', 'uk')),
    content jsonb not null check (jsonb_typeof(content) = 'object'),
    first_agreed_at timestamptz not null default now()
  )`,
  `alter table sales_order
    add column guarantee_months smallint check (guarantee_months between 12 and 24),
    add column terms_version text references agreed_terms (version),
    add column service_requested_at timestamptz`,
  `alter table sales_order_line add column grade text check (grade in ('A', 'B', 'C'))`,
];

export const agreedTerms: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
