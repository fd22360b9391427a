// Retention: what this module deletes after a period, or together with the account.

import type { Db, Transaction } from "../../base/db.server.ts";
import { deleteOldCounts, eraseEmailsTo, eraseOldEmails } from "./mail.sql.server.ts";

/** Clears the content of sent e-mails to a deleted account's address; an unsent one is still sent. */
export async function deleteEmailsTo(tx: Transaction, { email }: { email: string }): Promise<void> {
  await eraseEmailsTo(tx, email);
}

/**
 * Clears recipient and content of e-mails ninety days after sending. The row and its key stay, so that the e-mail is
 * never written again. Also deletes mailbox counters older than a day.
 */
export async function clearOldEmails({ db }: { db: Db }): Promise<void> {
  await eraseOldEmails(db);
  await deleteOldCounts(db);
}
