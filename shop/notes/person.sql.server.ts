// Notes about a person and their things, for the erasure of their data.

import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";
import { ERASED } from "../../base/erased.ts";

/** Deletes the notes about these things, and replaces notes about others that contain one of the texts (lower case). */
export async function eraseNotes(
  tx: Transaction,
  { things, texts }: { things: readonly { entity: string; entityId: string }[]; texts: readonly string[] },
): Promise<void> {
  const named = JSON.stringify(things.map(({ entity, entityId }) => `${entity} ${entityId}`));
  await sql`delete from staff_note
    where entity || ' ' || entity_id in (select jsonb_array_elements_text(${named}::jsonb))`.execute(tx);
  await sql`update staff_note set text = ${ERASED}
    where exists (select 1 from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) t(said)
      where position(t.said in lower(text)) > 0)`.execute(tx);
}
