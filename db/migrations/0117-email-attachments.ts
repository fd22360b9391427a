// Files that go with an e-mail. They are drawn when it is sent, from what never changes.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

export const emailAttachments: Migration = {
  async up(db) {
    await sql`alter table outbox add column attachments jsonb not null default '[]'::jsonb`.execute(db);
  },
};
