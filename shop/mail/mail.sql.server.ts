// Every query of the mail module. Only this module writes the outbox.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import { EMAIL_RETENTION_DAYS, type EmailAttachment, type EmailThread, type NewEmail } from "./email.ts";

/** False if an e-mail with this key was written before. */
export async function insertEmail(
  tx: Transaction,
  { key, recipient, language, subject, text, html, unsubscribeLink, thread, attachments = [] }: NewEmail,
): Promise<boolean> {
  const written = await tx
    .insertInto("outbox")
    .values({
      dedupeKey: key,
      recipient,
      language,
      subject,
      textBody: text,
      htmlBody: html,
      unsubscribeLink,
      thread: thread && JSON.stringify(thread),
      attachments: JSON.stringify(attachments),
    })
    .onConflict((conflict) => conflict.column("dedupeKey").doNothing())
    .returning("id")
    .execute();
  return written.length > 0;
}

/** An e-mail leased for sending; `attempts` tells this attempt from another. */
export type LeasedEmail = {
  id: number;
  dedupeKey: string;
  recipient: string;
  language: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  unsubscribeLink: string | null;
  thread: EmailThread | null;
  attachments: readonly EmailAttachment[];
  createdAt: Date;
  attempts: number;
};

/** Leases due e-mails, oldest first, for some minutes: no other process takes them in that time. */
export async function leaseDueEmails(
  db: Queryable,
  { most, minutes }: { most: number; minutes: number },
): Promise<LeasedEmail[]> {
  const { rows } = await sql<LeasedEmail>`
    update outbox set attempts = attempts + 1, due_at = now() + make_interval(mins => ${minutes}::int)
    where id in (
      select id from outbox where sent_at is null and given_up_at is null and due_at <= now()
      order by due_at, id limit ${most} for update skip locked
    )
    returning id, dedupe_key, recipient, language, subject, text_body, html_body, unsubscribe_link, thread, attachments,
      created_at, attempts
  `.execute(db);
  return rows.toSorted((a, b) => a.id - b.id);
}

export async function markSent(db: Queryable, id: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ sentAt: sql<Date>`now()`, lastError: null })
    .where("id", "=", id)
    .execute();
}

type Attempt = Pick<LeasedEmail, "id" | "attempts">;

/** Only for the latest attempt: a late result of an older one is ignored. */
function whereAttempt(db: Queryable, { id, attempts }: Attempt) {
  return db.updateTable("outbox").where("id", "=", id).where("attempts", "=", attempts).where("sentAt", "is", null);
}

export async function scheduleRetry(
  db: Queryable,
  email: Attempt,
  { minutes, reason }: { minutes: number; reason: string },
): Promise<void> {
  const dueAt = sql<Date>`now() + make_interval(mins => ${minutes}::int)`;
  await whereAttempt(db, email).set({ dueAt, lastError: reason }).execute();
}

/** False if another process has finished it meanwhile. */
export async function giveUp(tx: Transaction, email: Attempt, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await whereAttempt(tx, email)
    .set({ givenUpAt: sql<Date>`now()`, lastError: reason })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * The columns to clear of an e-mail that needs no more sending. The key stays, so that the same e-mail is never
 * written again.
 */
function erasable(db: Queryable) {
  return db
    .updateTable("outbox")
    .set({
      recipient: "",
      subject: "",
      textBody: "",
      htmlBody: "",
      unsubscribeLink: null,
      thread: null,
      attachments: "[]",
      lastError: null,
    })
    .where("recipient", "<>", "")
    .where((eb) => eb.or([eb("sentAt", "is not", null), eb("givenUpAt", "is not", null)]));
}

export async function eraseOldEmails(db: Queryable): Promise<void> {
  await erasable(db)
    .where(
      sql<Date>`coalesce(sent_at, given_up_at)`,
      "<",
      sql<Date>`now() - make_interval(days => ${EMAIL_RETENTION_DAYS}::int)`,
    )
    .execute();
}

export async function eraseEmailsTo(tx: Transaction, email: string): Promise<void> {
  await erasable(tx)
    .where(sql<string>`lower(recipient)`, "=", email)
    .execute();
}

/**
 * Counts one more e-mail of this hour and day; false, without counting, if either limit is reached (null: unlimited).
 * One conditional statement on one row, so that two processes cannot both take the last place.
 */
export async function countMail(
  db: Queryable,
  { key, perHour, perDay }: { key: string; perHour: number | null; perDay: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into mail_count as c (key, hour_mails, hour_since, day_mails, day_since) values (${key}, 1, now(), 1, now())
    on conflict (key) do update set
      hour_mails = case when c.hour_since <= now() - interval '1 hour' then 1 else c.hour_mails + 1 end,
      hour_since = case when c.hour_since <= now() - interval '1 hour' then now() else c.hour_since end,
      day_mails = case when c.day_since <= now() - interval '1 day' then 1 else c.day_mails + 1 end,
      day_since = case when c.day_since <= now() - interval '1 day' then now() else c.day_since end
    where (c.hour_since <= now() - interval '1 hour' or c.hour_mails < coalesce(${perHour}::integer, 2147483647))
      and (c.day_since <= now() - interval '1 day' or c.day_mails < coalesce(${perDay}::integer, 2147483647))
    returning c.key
  `.execute(db);
  return rows.length > 0;
}

export async function deleteOldCounts(db: Queryable): Promise<void> {
  await db
    .deleteFrom("mailCount")
    .where("daySince", "<=", sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** E-mails written at these moments, to the millisecond, without their texts. */
export async function emailsWrittenAt(db: Queryable, times: readonly Date[]) {
  if (times.length === 0) return [];
  const moments = JSON.stringify([...new Set(times.map((time) => time.getTime()))]);
  return db
    .selectFrom("outbox")
    .select(["recipient", "dedupeKey", "createdAt", "thread"])
    .where(
      sql<boolean>`floor(extract(epoch from created_at) * 1000) in (select jsonb_array_elements_text(${moments}::jsonb)::numeric)`,
    )
    .$castTo<{ recipient: string; dedupeKey: string; createdAt: Date; thread: EmailThread | null }>()
    .execute();
}

export type StoredEmail = {
  id: number;
  recipient: string;
  language: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  createdAt: Date;
};

export async function latestEmails(db: Queryable): Promise<StoredEmail[]> {
  return db
    .selectFrom("outbox")
    .select(["id", "recipient", "language", "subject", "textBody", "htmlBody", "createdAt"])
    .where("recipient", "<>", "")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}
