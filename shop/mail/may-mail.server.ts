import { createHmac } from "node:crypto";
import { plainEmail } from "../../base/plain-email.ts";
import type { Queryable } from "../../base/db.server.ts";
import { limitFor, type MailLimits, type MailReason } from "./limits.ts";
import { countMail } from "./mail.sql.server.ts";

/**
 * Counts one e-mail to the mailbox of `to` and returns true, or returns false if its hourly or daily limit is
 * reached, across all forms and processes. Call it inside the transaction that writes the e-mail, as late as
 * possible: it locks the mailbox's counter until the end of the transaction.
 */
export async function mayMail(
  tx: Queryable,
  limits: MailLimits,
  { to, reason }: { to: string; reason: MailReason },
): Promise<boolean> {
  const [perHour, perDay] = [limitFor(reason, limits.perHour), limitFor(reason, limits.perDay)];
  if (perHour === null && perDay === null) return true;
  const key = createHmac("sha256", limits.secret)
    .update(`mail to ${plainEmail(to)}`)
    .digest("hex");
  return countMail(tx, { key, perHour, perDay });
}
