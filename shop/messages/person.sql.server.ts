// A person's conversations, for the erasure of their data.

import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";

/** Locks the conversations of an e-mail address in lower case; returns their numbers. */
export async function lockConversationsOfPerson(tx: Transaction, email: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("conversation")
    .where(sql<string>`lower(email)`, "=", email)
    .select("number")
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ number }) => number);
}

/** Deletes them with their messages; in conversations of others it takes out who sent an e-mail. */
export async function deleteConversationsOfPerson(tx: Transaction, email: string): Promise<void> {
  await sql`delete from contact_message where lower(email) = ${email}`.execute(tx);
  await sql`delete from conversation where lower(email) = ${email}`.execute(tx);
  await sql`update conversation_message set sender = null where lower(sender) = ${email}`.execute(tx);
}
