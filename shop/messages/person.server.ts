// What this module has about a person, for an export and for the deletion of an account.

import type { Db, Transaction } from "../../base/db.server.ts";
import { deleteClosedWith, messagesWith } from "./conversations.sql.server.ts";

/** What somebody wrote to the shop and was answered. */
export function messagesOfPerson(deps: { db: Db }, { email }: { email: string }) {
  return messagesWith(deps.db, email);
}

/** Deletes closed conversations with this address. One that is open is still answered. */
export async function eraseConversations(tx: Transaction, { email }: { email: string }): Promise<void> {
  await deleteClosedWith(tx, email);
}
