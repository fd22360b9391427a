// The submission of each invoice and credit note to e-Factura. A document without a row waits to be sent.

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
  `create index e_invoice_submission_due on e_invoice_submission (next_at) where state in ('waiting', 'sending', 'processing')`,
];

export const eFactura: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
