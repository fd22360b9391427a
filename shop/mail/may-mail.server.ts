import { createHmac } from "node:crypto";
import { plainEmail } from "../../base/plain-email.ts";
import type { Queryable } from "../../base/db.server.ts";
import { roomFor, type MailLimits, type MailReason } from "./limits.ts";
import { countMail } from "./mail.sql.server.ts";

/**
 * Counts one e-mail to the mailbox of `to` and answers true, or answers false where its hour or its day is used up, across all forms and
 * processes. Ask inside the transaction that writes the e-mail, as late as possible: others who write to the same mailbox wait for its end.
 */
export async function mayMail(
  tx: Queryable,
  limits: MailLimits,
  { to, reason }: { to: string; reason: MailReason },
): Promise<boolean> {
  const [perHour, perDay] = [roomFor(reason, limits.perHour), roomFor(reason, limits.perDay)];
  if (perHour === null && perDay === null) return true;
  const key = createHmac("sha256", limits.secret)
    .update(`mail to ${plainEmail(to)}`)
    .digest("hex");
  return countMail(tx, { key, perHour, perDay });
}
