// The unit that replaces a faulty one under warranty waits to be packed until its parcel leaves or its holder collects it.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table claim_replacement (
    claim_id uuid not null references claim (id) on delete cascade,
    order_id uuid not null references sales_order (id),
    old_unit uuid not null references unit (id),
    unit_id uuid not null unique references unit (id),
    decided_at timestamptz not null default now(),
    sent_at timestamptz,
    primary key (claim_id, old_unit)
  )`,
  `create index claim_replacement_of_order on claim_replacement (order_id)`,
  `create index claim_replacement_to_pack on claim_replacement (decided_at) where sent_at is null`,
  `create function mark_replacements_sent() returns trigger language plpgsql as $$
    begin
      update claim_replacement set sent_at = now() where claim_id = new.claim_id and sent_at is null;
      return null;
    end $$`,
  `create trigger replacements_leave_with_parcel after update of state on shipment
    for each row when (new.claim_id is not null and new.direction = 'out' and new.state in ('in-transit', 'delivered'))
    execute function mark_replacements_sent()`,
];

export const claimReplacements: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
