// The submission of each invoice and credit note to e-Factura, which begins when the document is issued.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table e_invoice_submission (
    invoice_id uuid primary key references invoice (id),
    state text not null default 'waiting'
      check (state in ('waiting', 'sending', 'processing', 'accepted', 'rejected', 'unclear', 'by-hand')),
    upload_index text,
    fault text,
    tries integer not null default 0,
    next_at timestamptz not null default now(),
    sent_at timestamptz,
    settled_at timestamptz,
    archive bytea
  )`,
  `insert into e_invoice_submission (invoice_id) select id from invoice`,
  // What is open is few of many: the job and the office's counts read only that.
  `create index e_invoice_submission_open on e_invoice_submission (state, next_at) where state not in ('accepted', 'by-hand')`,
];

export const eFactura: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
