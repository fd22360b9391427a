// Serial numbers are compared without case, spaces, dashes and other signs: "SN 77", "sn-77" and "SN77" are one number.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

const statements = [
  // Invariant: the same as `plainSerial` of base/text.ts.
  `create function serial_key(written text) returns text language sql immutable parallel safe as $$
    select coalesce(nullif(upper(regexp_replace(written, '[^0-9A-Za-z]', '', 'g')), ''), upper(trim(written))) $$`,
  `drop index unit_by_serial`,
  `drop index unit_serial_begins`,
  `create index unit_by_serial on unit (serial_key(serial)) where serial is not null`,
  `create index unit_serial_begins on unit (serial_key(serial) text_pattern_ops) where serial is not null`,
];

export const serialKeys: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
