// What this module has about a person, for the deletion of an account.

import type { Transaction } from "../../base/db.server.ts";
import { deleteClosedWith } from "./conversations.sql.server.ts";

/** Deletes closed conversations with this address. One that is open is still answered. */
export async function eraseConversations(tx: Transaction, { email }: { email: string }): Promise<void> {
  await deleteClosedWith(tx, email);
}
