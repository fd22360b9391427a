import type { Transaction } from "../../base/db.server.ts";
import type { NewEmail } from "./email.ts";
import { insertEmail } from "./mail.sql.server.ts";

/**
 * Writes an e-mail to the outbox, in the transaction of the event that it reports; `sendEmails` sends it after the
 * commit. Returns false, and writes nothing, if an e-mail with its key was written before. Check mailbox limits
 * (`mayMail`) first.
 */
export function enqueueEmail(tx: Transaction, email: NewEmail): Promise<boolean> {
  return insertEmail(tx, email);
}
