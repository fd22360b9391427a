import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import { waitAfter, type Email, type Mailer, type Outcome } from "./email.ts";
import { giveUp, markSent, putBack, takeDueEmails, type TakenEmail } from "./mail.sql.server.ts";

type Deps = {
  db: Db;
  mail: Mailer;
  log: Pick<Logger, "error" | "warn">;
  /** The domain of message ids. */ mailDomain: string;
};

const AT_ONCE = 20;
/** Longer than the slowest attempt: if the process dies meanwhile, the e-mail is sent again after this. */
const TAKEN_FOR = 10; // minutes

/**
 * Sends due e-mails until none is left. Safe in several processes at once: each e-mail is leased by one. A failed
 * attempt is repeated at growing intervals; a permanent refusal, or too many failures, ends in a log line and an
 * audit entry. Returns how many were sent. Refuses nothing.
 */
export async function sendEmails(deps: Deps): Promise<number> {
  let sent = 0;
  for (;;) {
    const emails = await takeDueEmails(deps.db, { most: AT_ONCE, minutes: TAKEN_FOR });
    const counts = await Promise.all(
      [...Map.groupBy(emails, (email) => email.recipient).values()].map((ofRecipient) => sendInTurn(deps, ofRecipient)),
    );
    sent += counts.reduce((sum, count) => sum + count, 0);
    if (emails.length < AT_ONCE) return sent;
  }
}

/** Sends one person's e-mails in the order in which they were written: "paid" before "sent". */
async function sendInTurn(deps: Deps, emails: readonly TakenEmail[]): Promise<number> {
  let sent = 0;
  for (const email of emails) {
    const outcome = await sendOne(deps, email);
    if (outcome.is === "sent") sent += 1;
  }
  return sent;
}

async function sendOne(deps: Deps, taken: TakenEmail): Promise<Outcome> {
  const outcome = await deps.mail.send(emailOf(taken, deps.mailDomain));
  if (outcome.is === "sent") {
    await markSent(deps.db, taken.id);
    return outcome;
  }
  const { id, dedupeKey, attempts } = taken;
  const { reason } = outcome;
  const minutes = outcome.is === "refused" ? null : waitAfter(attempts);
  // No address in the log: it is in the e-mail's row.
  if (minutes === null) {
    const isOurs = await transaction(deps.db, async (tx) => {
      const given = await giveUp(tx, taken, reason);
      if (given)
        await recordAudit(tx, {
          actor: "system",
          action: "letter-given-up",
          entity: "letter",
          entityId: String(id),
          after: { key: dedupeKey, attempts, reason },
        });
      return given;
    });
    if (isOurs) deps.log.error({ emailId: id, key: dedupeKey, attempts, reason }, "an e-mail is given up");
  } else {
    await putBack(deps.db, taken, { minutes, reason });
    deps.log.warn({ emailId: id, key: dedupeKey, attempts, reason, minutes }, "an e-mail could not be sent yet");
  }
  return outcome;
}

function emailOf({ dedupeKey, createdAt, textBody, htmlBody, ...email }: TakenEmail, mailDomain: string): Email {
  const { recipient, language, subject, unsubscribeLink } = email;
  // The hour of writing distinguishes e-mails with the same key in two databases of one shop.
  const id = createHash("sha256").update(`${dedupeKey}\n${createdAt.toISOString()}`).digest("hex").slice(0, 40);
  const messageId = `${id}@${mailDomain}`;
  return {
    messageId,
    recipient,
    language,
    subject,
    text: textBody,
    html: htmlBody,
    unsubscribeLink,
    writtenAt: createdAt,
  };
}
