import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import { waitAfter, type DrawAttachment, type Email, type EmailFile, type Mailer, type Outcome } from "./email.ts";
import { giveUp, markSent, scheduleRetry, leaseDueEmails, type LeasedEmail } from "./mail.sql.server.ts";

type Deps = {
  db: Db;
  mail: Mailer;
  drawAttachment: DrawAttachment;
  log: Pick<Logger, "error" | "warn">;
  /** The domain of message ids. */ mailDomain: string;
};

const BATCH_SIZE = 20;
/** Longer than the slowest attempt: if the process dies meanwhile, the e-mail is sent again after this. */
const LEASE = 10; // minutes

/**
 * Sends due e-mails until none is left. Safe in several processes at once: each e-mail is leased by one. A failed
 * attempt is repeated at growing intervals; a permanent refusal, or too many failures, ends in a log line and an
 * audit entry. Returns how many were sent. Refuses nothing.
 */
export async function sendEmails(deps: Deps): Promise<number> {
  let sent = 0;
  for (;;) {
    const emails = await leaseDueEmails(deps.db, { most: BATCH_SIZE, minutes: LEASE });
    const counts = await Promise.all(
      [...Map.groupBy(emails, (email) => email.recipient).values()].map((ofRecipient) =>
        sendInOrder(deps, ofRecipient),
      ),
    );
    sent += counts.reduce((sum, count) => sum + count, 0);
    if (emails.length < BATCH_SIZE) return sent;
  }
}

/** Sends one person's e-mails in the order in which they were written: "paid" before "sent". */
async function sendInOrder(deps: Deps, emails: readonly LeasedEmail[]): Promise<number> {
  let sent = 0;
  for (const email of emails) {
    const outcome = await sendOne(deps, email);
    if (outcome.is === "sent") sent += 1;
  }
  return sent;
}

async function sendOne(deps: Deps, leased: LeasedEmail): Promise<Outcome> {
  const outcome = await attempt(deps, leased);
  if (outcome.is === "sent") {
    await markSent(deps.db, leased.id);
    return outcome;
  }
  const { id, dedupeKey, attempts } = leased;
  const { reason } = outcome;
  const minutes = outcome.is === "refused" ? null : waitAfter(attempts);
  // No address in the log: it is in the e-mail's row.
  if (minutes === null) {
    const isOurs = await transaction(deps.db, async (tx) => {
      const isGivenUp = await giveUp(tx, leased, reason);
      if (isGivenUp)
        await recordAudit(tx, {
          actor: "system",
          action: "letter-given-up",
          entity: "letter",
          entityId: String(id),
          after: { key: dedupeKey, attempts, reason },
        });
      return isGivenUp;
    });
    if (isOurs) deps.log.error({ emailId: id, key: dedupeKey, attempts, reason }, "an e-mail is given up");
  } else {
    await scheduleRetry(deps.db, leased, { minutes, reason });
    deps.log.warn({ emailId: id, key: dedupeKey, attempts, reason, minutes }, "an e-mail could not be sent yet");
  }
  return outcome;
}

/** Without the files that it promises, an e-mail is not sent: it is tried again later. */
async function attempt({ mail, mailDomain, drawAttachment, log }: Deps, leased: LeasedEmail): Promise<Outcome> {
  const attachments: EmailFile[] = [];
  try {
    for (const attachment of leased.attachments) attachments.push(await drawAttachment(attachment));
  } catch (error) {
    log.error({ emailId: leased.id, err: error }, "an e-mail's attachment cannot be drawn");
    return { is: "failed", reason: "its attachment cannot be drawn" };
  }
  return await mail.send({ ...emailOf(leased, mailDomain), ...(attachments.length > 0 && { attachments }) });
}

/** The Message-ID of an e-mail of the outbox, without angle brackets. */
export function messageIdOf(
  { dedupeKey, createdAt, thread }: Pick<LeasedEmail, "dedupeKey" | "createdAt" | "thread">,
  mailDomain: string,
): string {
  // The hour of writing distinguishes e-mails with the same key in two databases of one shop.
  const id = createHash("sha256").update(`${dedupeKey}\n${createdAt.toISOString()}`).digest("hex").slice(0, 40);
  return thread?.messageId ?? `${id}@${mailDomain}`;
}

function emailOf(
  { dedupeKey, createdAt, textBody, htmlBody, thread, ...email }: LeasedEmail,
  mailDomain: string,
): Email {
  const { recipient, language, subject, unsubscribeLink } = email;
  const messageId = messageIdOf({ dedupeKey, createdAt, thread }, mailDomain);
  return {
    messageId,
    recipient,
    language,
    subject,
    text: textBody,
    html: htmlBody,
    unsubscribeLink,
    writtenAt: createdAt,
    ...(thread && { thread }),
  };
}
