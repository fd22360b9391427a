// What a person saved and looked at, for the erasure of their data.

import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";

/** Deletes the alerts of an address in lower case, and the favourites and views of these visitors. */
export async function deleteSavedOfPerson(
  tx: Transaction,
  { email, visitorIds }: { email: string; visitorIds: readonly VisitorId[] },
): Promise<void> {
  await sql`delete from alert where lower(email) = ${email}`.execute(tx);
  if (visitorIds.length === 0) return;
  await tx.deleteFrom("favourite").where("visitorId", "in", visitorIds).execute();
  await tx.deleteFrom("viewed").where("visitorId", "in", visitorIds).execute();
}
