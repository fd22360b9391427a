// Every query of the accounts room.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { AccountId, SessionId } from "../../base/id.ts";
import type { ContactMessage, MessageLetter } from "./contact-message.ts";
import { STAFF_HOURS, type SignedIn } from "./session.ts";

/** Stores a message and answers with its number. */
export async function insertMessage(tx: Transaction, message: ContactMessage): Promise<number> {
  const { id } = await tx.insertInto("contactMessage").values(message).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function insertLetter(tx: Transaction, letter: MessageLetter, { key }: { key: string }): Promise<void> {
  const { recipient, language, subject, text, html } = letter;
  await tx.insertInto("outbox").values({ dedupeKey: key, recipient, language, subject, textBody: text, htmlBody: html }).execute();
}

// --- sessions ---

export async function sessionByToken(db: Queryable, token: string): Promise<SignedIn | null> {
  const row = await db
    .selectFrom("session as s")
    .innerJoin("account as a", "a.id", "s.accountId")
    .where("s.token", "=", token)
    .where("s.expiresAt", ">", sql<Date>`now()`)
    .select(["s.id as sessionId", "a.id as accountId", "a.visitorId", "a.role", "a.name", "a.email"])
    .select(sql<boolean>`coalesce(s.second_factor_at > now() - make_interval(hours => ${STAFF_HOURS}::int), false)`.as("hasSecondFactor"))
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteSession(db: Queryable, { accountId, sessionId }: { accountId: AccountId; sessionId: SessionId }): Promise<void> {
  await db.deleteFrom("session").where("id", "=", sessionId).where("accountId", "=", accountId).execute();
}
