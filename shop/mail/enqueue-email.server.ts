import type { Transaction } from "../../base/db.server.ts";
import type { NewEmail } from "./email.ts";
import { insertEmail } from "./mail.sql.server.ts";

/**
 * Puts an e-mail into the outbox, in the transaction of what it tells of: it goes out after the commit (`sendLetters`). Answers false, and
 * writes nothing, where one with its key was written before. Limits by mailbox are asked before (`mayMail`).
 */
export function enqueueEmail(tx: Transaction, email: NewEmail): Promise<boolean> {
  return insertEmail(tx, email);
}
