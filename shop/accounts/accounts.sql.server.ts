// Every query of the accounts room.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import { newId, type AccountId, type SessionId } from "../../base/id.ts";
import type { Account, Language } from "./account.ts";
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

export async function shortenSession(db: Queryable, token: string, { hours }: { hours: number }): Promise<void> {
  await db
    .updateTable("session")
    .set({ expiresAt: sql<Date>`now() + make_interval(hours => ${hours}::int)` })
    .where("token", "=", token)
    .execute();
}

export async function deleteSessions(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom("session").where("accountId", "=", accountId).execute();
}

// --- accounts ---

export async function accountByEmail(db: Queryable, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom("account")
    .where("email", "=", email)
    .select(["id", "visitorId", "email", "emailVerified", "name", "role", "language"])
    .executeTakeFirst();
  return row ?? null;
}

/** A staff account waits for its owner, and a form that is sent twice is one sign-up: neither goes. */
export async function deleteUnconfirmed(db: Queryable, email: string): Promise<void> {
  await db
    .deleteFrom("account")
    .where("email", "=", email)
    .where("emailVerified", "=", false)
    .where("role", "=", "buyer")
    .where("createdAt", "<", sql<Date>`now() - interval '10 seconds'`)
    .execute();
}

export async function setLanguage(db: Queryable, id: AccountId, language: Language): Promise<void> {
  await db.updateTable("account").set({ language }).where("id", "=", id).execute();
}

export async function setConfirmed(db: Queryable, id: AccountId): Promise<void> {
  await db.updateTable("account").set({ emailVerified: true, updatedAt: sql<Date>`now()` }).where("id", "=", id).execute();
}

export async function passwordHashOf(db: Queryable, accountId: AccountId): Promise<string | null> {
  const row = await db.selectFrom("credential").where("accountId", "=", accountId).select("password").executeTakeFirst();
  return row?.password ?? null;
}

export async function setPasswordHash(tx: Transaction, accountId: AccountId, password: string): Promise<void> {
  await tx
    .insertInto("credential")
    .values({ id: newId(), accountId, providerId: "credential", providerAccountId: accountId, password })
    .onConflict((conflict) => conflict.columns(["accountId", "providerId"]).doUpdateSet({ password, updatedAt: sql<Date>`now()` }))
    .execute();
}

// --- keys in letters ---

type KeyPurpose = "confirm" | "reset" | "change-email";

export async function insertKey(tx: Transaction, key: { hash: string; purpose: KeyPurpose; accountId: AccountId; email: string; minutes: number }): Promise<void> {
  const { hash, minutes, ...row } = key;
  await tx
    .insertInto("mailedKey")
    .values({ keyHash: hash, ...row, expiresAt: sql<Date>`now() + make_interval(mins => ${minutes}::int)` })
    .execute();
}

export async function findKey(db: Queryable, { hash, purpose }: { hash: string; purpose: KeyPurpose }): Promise<{ accountId: AccountId; email: string } | null> {
  const row = await db
    .selectFrom("mailedKey")
    .where("keyHash", "=", hash)
    .where("purpose", "=", purpose)
    .where("expiresAt", ">", sql<Date>`now()`)
    .select(["accountId", "email"])
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a key up: of two who come with it at once, one has it. */
export async function takeKey(tx: Transaction, { hash, purpose }: { hash: string; purpose: KeyPurpose }): Promise<boolean> {
  const taken = await tx
    .deleteFrom("mailedKey")
    .where("keyHash", "=", hash)
    .where("purpose", "=", purpose)
    .where("expiresAt", ">", sql<Date>`now()`)
    .returning("keyHash")
    .execute();
  return taken.length > 0;
}

export async function deleteKeys(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.deleteFrom("mailedKey").where("accountId", "=", accountId).execute();
}

// --- tries ---

/** How often this was tried in the window, this time included. One row a key, so that all processes count together. */
export async function countTry(db: Queryable, { key, minutes }: { key: string; minutes: number }): Promise<number> {
  const isOver = sql<boolean>`try_count.since <= now() - make_interval(mins => ${minutes}::int)`;
  const row = await db
    .insertInto("tryCount")
    .values({ key, tries: 1, since: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        tries: sql<number>`case when ${isOver} then 1 else try_count.tries + 1 end`,
        since: sql<Date>`case when ${isOver} then now() else try_count.since end`,
      }),
    )
    .returning("tries")
    .executeTakeFirstOrThrow();
  return row.tries;
}

export async function deleteTries(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.deleteFrom("tryCount").where("key", "in", keys).execute();
}
