// The roles of staff. Everybody who was staff before could do everything, and so becomes an owner.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  `create table staff_role (
    account_id uuid not null references account (id) on delete cascade,
    role text not null check (role in ('owner', 'sales', 'technician', 'buying', 'accounting')),
    given_at timestamptz not null default now(),
    primary key (account_id, role)
  )`,
  `insert into staff_role (account_id, role) select id, 'owner' from account where role = 'staff'`,
];

export const staffRoles: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
