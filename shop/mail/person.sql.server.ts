// E-mails to a person, for the erasure of their data.

import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";

/**
 * Clears all e-mails to an address in lower case, and those about it to others. What was not sent is not sent any more. The
 * keys stay, so that no e-mail is written again.
 */
export async function eraseAllEmailsOf(tx: Transaction, email: string): Promise<void> {
  await sql`update outbox set recipient = '', subject = '', text_body = '', html_body = '', unsubscribe_link = null, thread = null,
      last_error = null, given_up_at = case when sent_at is null then coalesce(given_up_at, now()) else given_up_at end
    where lower(recipient) = ${email}
      or position(${email} in lower(subject || ' ' || text_body || ' ' || html_body)) > 0`.execute(tx);
}
