// What this module forgets: when its time is over, or with the account that it belonged to.

import type { Db, Transaction } from "../../base/db.server.ts";
import { deleteOldCounts, eraseEmailsTo, eraseOldEmails } from "./mail.sql.server.ts";

/** Forgets what was written to an address in letters that have gone out, with the account that had it; one on its way still goes. */
export async function forgetEmails(tx: Transaction, { email }: { email: string }): Promise<void> {
  await eraseEmailsTo(tx, email);
}

/** Forgets to whom letters went ninety days ago and what was in them. That there was one stays known, so that it is never written again. Forgets also what was counted by mailbox a day ago. */
export async function forgetOldEmails({ db }: { db: Db }): Promise<void> {
  await eraseOldEmails(db);
  await deleteOldCounts(db);
}
