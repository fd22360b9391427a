// Views of lists that search for a person, for the erasure of their data.

import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";

/** Deletes saved views whose address contains one of the texts (lower case). */
export async function deleteViewsOf(tx: Transaction, texts: readonly string[]): Promise<void> {
  const asTyped = texts.flatMap((text) => [text, new URLSearchParams({ q: text }).toString().slice(2).toLowerCase()]);
  await sql`delete from saved_view
    where exists (select 1 from jsonb_array_elements_text(${JSON.stringify(asTyped)}::jsonb) t(said)
      where position(t.said in lower(query || ' ' || name)) > 0)`.execute(tx);
}
