// Every query of the accounts module.

import { sql } from "kysely";
import { recordAuditOfFound } from "../../base/audit.server.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import { newId, type AccountId, type AddressId, type SessionId } from "../../base/id.ts";
import type { Account, AccountLanguage } from "./account.ts";
import type { SavedAddress } from "./address.ts";
import type { Recipient } from "../shipping/address.ts";
import type { StaffRole } from "./rights.ts";
import { STAFF_HOURS, type OpenSession, type Role, type SignedIn } from "./session.ts";

// --- sessions ---

/** One query. Of a member of staff it also notes that the session is in use, at most every five minutes. */
export async function sessionByToken(db: Queryable, token: string): Promise<SignedIn | null> {
  const row = await db
    .with("seen", (query) =>
      query
        .updateTable("session")
        .set({ seenAt: sql<Date>`now()` })
        .where("token", "=", token)
        .where("secondFactorAt", "is not", null)
        .where(sql<boolean>`coalesce(seen_at, '-infinity') < now() - interval '5 minutes'`),
    )
    .selectFrom("session as s")
    .innerJoin("account as a", "a.id", "s.accountId")
    .where("s.token", "=", token)
    .where("s.expiresAt", ">", sql<Date>`now()`)
    .select(["s.id as sessionId", "a.id as accountId", "a.visitorId", "a.role", "a.name", "a.email"])
    .select(
      sql<boolean>`coalesce(s.second_factor_at > now() - make_interval(hours => ${STAFF_HOURS}::int), false)`.as(
        "hasSecondFactor",
      ),
    )
    .select(
      sql<
        StaffRole[]
      >`(select coalesce(json_agg(r.role order by r.role), '[]') from staff_role r where r.account_id = a.id)`.as(
        "staffRoles",
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteSession(
  db: Queryable,
  { accountId, sessionId }: { accountId: AccountId; sessionId: SessionId },
): Promise<void> {
  await db.deleteFrom("session").where("id", "=", sessionId).where("accountId", "=", accountId).execute();
}

type NewSession = { token: string; accountId: AccountId; hours: number; ipAddress: string; userAgent: string };

/** `hours`: the session's lifetime. */
export async function insertSession(db: Queryable, { hours, ...session }: NewSession): Promise<void> {
  await db
    .insertInto("session")
    .values({ id: newId<"session">(), ...session, expiresAt: sql<Date>`now() + make_interval(hours => ${hours}::int)` })
    .execute();
}

export async function sessionsOf(db: Queryable, accountId: AccountId): Promise<OpenSession[]> {
  return db
    .selectFrom("session")
    .where("accountId", "=", accountId)
    .where("expiresAt", ">", sql<Date>`now()`)
    .select(["id", "userAgent", "ipAddress", "createdAt", "expiresAt", "seenAt"])
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
}

export async function deleteOtherSessions(
  db: Queryable,
  { accountId, sessionId }: { accountId: AccountId; sessionId: SessionId },
): Promise<void> {
  await db.deleteFrom("session").where("accountId", "=", accountId).where("id", "<>", sessionId).execute();
}

export async function deleteSessions(db: Queryable, accountId: AccountId): Promise<void> {
  await db.deleteFrom("session").where("accountId", "=", accountId).execute();
}

// --- devices ---

/**
 * Records a sign-in of an account on this device. Returns whether the device was known, is the account's first, or is
 * new.
 */
export async function recordDevice(
  tx: Transaction,
  device: { accountId: AccountId; deviceHash: string },
): Promise<{ is: "known" | "first" | "new"; at: Date }> {
  const known = await tx
    .updateTable("knownDevice")
    .set({ lastSeenAt: sql<Date>`now()` })
    .where("accountId", "=", device.accountId)
    .where("deviceHash", "=", device.deviceHash)
    .returning("lastSeenAt as at")
    .executeTakeFirst();
  if (known) return { is: "known", at: known.at };
  const other = await tx
    .selectFrom("knownDevice")
    .where("accountId", "=", device.accountId)
    .select("deviceHash")
    .limit(1)
    .execute();
  const { at } = await tx
    .insertInto("knownDevice")
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(["accountId", "deviceHash"]).doUpdateSet({ lastSeenAt: sql<Date>`now()` }),
    )
    .returning("lastSeenAt as at")
    .executeTakeFirstOrThrow();
  return { is: other.length > 0 ? "new" : "first", at };
}

/** Whether the account of this address has signed in on this device: one query, with or without such an account. */
export async function isDeviceKnown(
  db: Queryable,
  { email, deviceHash }: { email: string; deviceHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("account as a")
    .innerJoin("knownDevice as d", "d.accountId", "a.id")
    .where("a.email", "=", email)
    .where("d.deviceHash", "=", deviceHash)
    .select("d.deviceHash")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the second factor of this account was given on the device before: a password alone does not make it so. */
export async function isDeviceTrusted(
  db: Queryable,
  device: { accountId: AccountId; deviceHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("knownDevice")
    .where("accountId", "=", device.accountId)
    .where("deviceHash", "=", device.deviceHash)
    .where("secondFactorAt", "is not", null)
    .select("deviceHash")
    .executeTakeFirst();
  return row !== undefined;
}

/** The second factor was given on this device. */
export async function trustDevice(
  tx: Transaction,
  device: { accountId: AccountId; deviceHash: string },
): Promise<void> {
  const secondFactorAt = sql<Date>`now()`;
  await tx
    .insertInto("knownDevice")
    .values({ ...device, secondFactorAt })
    .onConflict((conflict) => conflict.columns(["accountId", "deviceHash"]).doUpdateSet({ secondFactorAt }))
    .execute();
}

/**
 * Audits a wrong password for an address of staff. One statement, whoever has the address and whether anybody has it, so that
 * the answer takes as long (W19).
 */
export async function recordWrongPassword(
  db: Queryable,
  { email, device }: { email: string; device: "known" | "new" },
): Promise<void> {
  await recordAuditOfFound(db, sql`select id from account where email = ${email} and role = 'staff'`, {
    actor: "system",
    action: "password-wrong",
    entity: "account",
    after: { device },
  });
}

// --- accounts ---

const account = ["id", "visitorId", "email", "emailVerified", "name", "role", "language"] as const;

export async function accountByEmail(db: Queryable, email: string): Promise<Account | null> {
  return (await db.selectFrom("account").where("email", "=", email).select(account).executeTakeFirst()) ?? null;
}

/** The account of this address with its password hash (null if no password was chosen yet): always one query. */
export async function accountToSignIn(
  db: Queryable,
  email: string,
): Promise<{ account: Account; passwordHash: string | null } | null> {
  const row = await db
    .selectFrom("account as a")
    .leftJoin("credential as c", "c.accountId", "a.id")
    .where("a.email", "=", email)
    .select(["a.id", "a.visitorId", "a.email", "a.emailVerified", "a.name", "a.role", "a.language", "c.password"])
    .executeTakeFirst();
  if (!row) return null;
  const { password: passwordHash, ...found } = row;
  return { account: found, passwordHash };
}

export async function accountById(db: Queryable, id: AccountId): Promise<Account | null> {
  return (await db.selectFrom("account").where("id", "=", id).select(account).executeTakeFirst()) ?? null;
}

/** Serialises one account's requests about its addresses. */
export async function lockAccount(tx: Transaction, id: AccountId): Promise<void> {
  await tx.selectFrom("account").where("id", "=", id).select("id").forUpdate().execute();
}

export async function setName(db: Queryable, id: AccountId, name: string): Promise<void> {
  await db
    .updateTable("account")
    .set({ name, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

export async function setEmail(tx: Transaction, id: AccountId, email: string): Promise<void> {
  await tx
    .updateTable("account")
    .set({ email, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

export async function deleteAccountRow(tx: Transaction, id: AccountId): Promise<void> {
  await tx.deleteFrom("account").where("id", "=", id).execute();
}

// --- addresses ---

export async function addressesOf(db: Queryable, accountId: AccountId): Promise<SavedAddress[]> {
  return db
    .selectFrom("address")
    .where("accountId", "=", accountId)
    .select(["id", "firstName", "lastName", "address", "city", "county", "postalCode", "phone", "isDefault"])
    .orderBy("isDefault", "desc")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

export async function insertAddress(tx: Transaction, accountId: AccountId, address: Recipient): Promise<AddressId> {
  const id = newId<"address">();
  await tx
    .insertInto("address")
    .values({ id, accountId, ...address, isDefault: false })
    .execute();
  return id;
}

export async function updateAddress(tx: Transaction, id: AddressId, address: Recipient): Promise<void> {
  await tx.updateTable("address").set(address).where("id", "=", id).execute();
}

export async function makeDefault(
  tx: Transaction,
  { accountId, id }: { accountId: AccountId; id: AddressId },
): Promise<void> {
  await tx
    .updateTable("address")
    .set({ isDefault: false })
    .where("accountId", "=", accountId)
    .where("id", "<>", id)
    .execute();
  await tx.updateTable("address").set({ isDefault: true }).where("id", "=", id).execute();
}

export async function deleteAddress(
  tx: Transaction,
  { accountId, id }: { accountId: AccountId; id: AddressId },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("address")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return deleted.length > 0;
}

// --- passwords and roles ---

/**
 * Deletes an abandoned sign-up. Keeps a staff account that waits for its owner, and a sign-up of the last seconds (a
 * form that was submitted twice).
 */
export async function deleteUnconfirmed(db: Queryable, email: string): Promise<void> {
  await db
    .deleteFrom("account")
    .where("email", "=", email)
    .where("emailVerified", "=", false)
    .where("role", "=", "buyer")
    .where("createdAt", "<", sql<Date>`now() - interval '10 seconds'`)
    .execute();
}

export async function setLanguage(db: Queryable, id: AccountId, language: AccountLanguage): Promise<void> {
  await db.updateTable("account").set({ language }).where("id", "=", id).execute();
}

export async function setConfirmed(db: Queryable, id: AccountId): Promise<void> {
  await db
    .updateTable("account")
    .set({ emailVerified: true, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

export async function passwordHashOf(db: Queryable, accountId: AccountId): Promise<string | null> {
  const row = await db
    .selectFrom("credential")
    .where("accountId", "=", accountId)
    .select("password")
    .executeTakeFirst();
  return row?.password ?? null;
}

export async function deletePassword(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.deleteFrom("credential").where("accountId", "=", accountId).execute();
}

export async function setPasswordHash(tx: Transaction, accountId: AccountId, password: string): Promise<void> {
  await tx
    .insertInto("credential")
    .values({ id: newId(), accountId, providerId: "credential", providerAccountId: accountId, password })
    .onConflict((conflict) =>
      conflict.columns(["accountId", "providerId"]).doUpdateSet({ password, updatedAt: sql<Date>`now()` }),
    )
    .execute();
}

export async function insertAccount(
  tx: Transaction,
  account: { email: string; name: string; role: Role; language?: AccountLanguage },
): Promise<AccountId> {
  const id = newId<"account">();
  await tx
    .insertInto("account")
    .values({ id, emailVerified: false, ...account })
    .execute();
  return id;
}

/**
 * Adds a buyer whose address is not confirmed. Null if the address has an account; of two concurrent inserts the
 * unique constraint accepts one.
 */
export async function insertBuyer(
  tx: Transaction,
  buyer: { email: string; name: string; language: AccountLanguage },
): Promise<AccountId | null> {
  const added = await tx
    .insertInto("account")
    .values({ id: newId<"account">(), emailVerified: false, ...buyer })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id ?? null;
}

export async function setRole(tx: Transaction, id: AccountId, role: Role): Promise<void> {
  await tx
    .updateTable("account")
    .set({ role, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Locks the owners until the end of the transaction and returns them: of two changes at once, the second sees the first. */
export async function lockOwners(tx: Transaction): Promise<AccountId[]> {
  const rows = await tx
    .selectFrom("staffRole")
    .where("role", "=", "owner")
    .select("accountId")
    .orderBy("accountId")
    .forUpdate()
    .execute();
  return rows.map(({ accountId }) => accountId);
}

export async function staffRolesOf(tx: Queryable, id: AccountId): Promise<StaffRole[]> {
  const rows = await tx.selectFrom("staffRole").where("accountId", "=", id).select("role").orderBy("role").execute();
  return rows.map(({ role }) => role);
}

/** Replaces the roles of a member of staff. A role that stays keeps its row, so that `lockOwners` waits for it. */
export async function setStaffRoles(tx: Transaction, id: AccountId, roles: readonly StaffRole[]): Promise<void> {
  await tx
    .deleteFrom("staffRole")
    .where("accountId", "=", id)
    .$if(roles.length > 0, (query) => query.where("role", "not in", roles))
    .execute();
  if (roles.length > 0)
    await tx
      .insertInto("staffRole")
      .values(roles.map((role) => ({ accountId: id, role })))
      .onConflict((conflict) => conflict.columns(["accountId", "role"]).doNothing())
      .execute();
}

// --- second factors ---

type Factor = { sealedSecret: string; isConfirmed: boolean };

/** The account's factor, created with this secret if it has none yet. */
export async function ensureSecondFactor(
  tx: Transaction,
  factor: { accountId: AccountId; sealedSecret: string },
): Promise<Factor> {
  await tx
    .insertInto("secondFactor")
    .values(factor)
    .onConflict((conflict) => conflict.column("accountId").doNothing())
    .execute();
  const existing = await lockSecondFactor(tx, factor.accountId);
  if (!existing) throw new Error("a second factor that was just made cannot be read");
  return existing;
}

export async function lockSecondFactor(tx: Transaction, accountId: AccountId): Promise<Factor | null> {
  const row = await tx
    .selectFrom("secondFactor")
    .where("accountId", "=", accountId)
    .select(["sealedSecret", "confirmedAt"])
    .forUpdate()
    .executeTakeFirst();
  return row ? { sealedSecret: row.sealedSecret, isConfirmed: row.confirmedAt !== null } : null;
}

/** False if the code of this half minute, or of a later one, was used before. */
export async function takeStep(
  tx: Transaction,
  { accountId, step }: { accountId: AccountId; step: number },
): Promise<boolean> {
  const taken = await tx
    .updateTable("secondFactor")
    .set({ lastStep: step })
    .where("accountId", "=", accountId)
    .where(sql<boolean>`last_step < ${step}::bigint`)
    .returning("accountId")
    .execute();
  return taken.length > 0;
}

export async function takeRecoveryCode(
  tx: Transaction,
  { accountId, codeHash }: { accountId: AccountId; codeHash: string },
): Promise<boolean> {
  const taken = await tx
    .updateTable("recoveryCode")
    .set({ usedAt: sql<Date>`now()` })
    .where("accountId", "=", accountId)
    .where("codeHash", "=", codeHash)
    .where("usedAt", "is", null)
    .returning("codeHash")
    .execute();
  return taken.length > 0;
}

export async function setRecoveryCodes(
  tx: Transaction,
  { accountId, hashes }: { accountId: AccountId; hashes: readonly string[] },
): Promise<void> {
  await tx.deleteFrom("recoveryCode").where("accountId", "=", accountId).execute();
  await tx
    .insertInto("recoveryCode")
    .values(hashes.map((codeHash) => ({ accountId, codeHash })))
    .execute();
}

/** Confirms the factor and ends the sessions that were started before. */
export async function confirmSecondFactor(
  tx: Transaction,
  { accountId, sessionId }: { accountId: AccountId; sessionId: SessionId },
): Promise<void> {
  await tx
    .updateTable("secondFactor")
    .set({ confirmedAt: sql<Date>`now()` })
    .where("accountId", "=", accountId)
    .execute();
  await tx.deleteFrom("session").where("accountId", "=", accountId).where("id", "<>", sessionId).execute();
}

/** With the passkeys, and no device is trusted any more. */
export async function deleteSecondFactor(tx: Transaction, accountId: AccountId): Promise<void> {
  await tx.deleteFrom("secondFactor").where("accountId", "=", accountId).execute();
  await tx.deleteFrom("recoveryCode").where("accountId", "=", accountId).execute();
  await tx.deleteFrom("passkey").where("accountId", "=", accountId).execute();
  await tx.updateTable("knownDevice").set({ secondFactorAt: null }).where("accountId", "=", accountId).execute();
}

export async function elevateSession(
  tx: Transaction,
  { accountId, sessionId, token }: { accountId: AccountId; sessionId: SessionId; token: string },
): Promise<void> {
  await tx
    .updateTable("session")
    .set({
      token,
      secondFactorAt: sql<Date>`now()`,
      expiresAt: sql<Date>`now() + make_interval(hours => ${STAFF_HOURS}::int)`,
    })
    .where("id", "=", sessionId)
    .where("accountId", "=", accountId)
    .execute();
}

// --- mailed keys ---

type KeyPurpose = "confirm" | "reset" | "change-email";

export async function insertKey(
  tx: Transaction,
  key: { hash: string; purpose: KeyPurpose; accountId: AccountId; email: string; minutes: number },
): Promise<void> {
  const { hash, minutes, ...row } = key;
  await tx
    .insertInto("mailedKey")
    .values({ keyHash: hash, ...row, expiresAt: sql<Date>`now() + make_interval(mins => ${minutes}::int)` })
    .execute();
}

export async function findKey(
  db: Queryable,
  { hash, purpose }: { hash: string; purpose: KeyPurpose },
): Promise<{ accountId: AccountId; email: string } | null> {
  const row = await db
    .selectFrom("mailedKey")
    .where("keyHash", "=", hash)
    .where("purpose", "=", purpose)
    .where("expiresAt", ">", sql<Date>`now()`)
    .select(["accountId", "email"])
    .executeTakeFirst();
  return row ?? null;
}

/** Consumes a key: of two concurrent requests one gets it. */
export async function takeKey(
  tx: Transaction,
  { hash, purpose }: { hash: string; purpose: KeyPurpose },
): Promise<boolean> {
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

/** The number of tries in the window, including this one. One row per key, so that all processes count together. */
export async function countTry(db: Queryable, { key, minutes }: { key: string; minutes: number }): Promise<number> {
  const isExpired = sql<boolean>`try_count.since <= now() - make_interval(mins => ${minutes}::int)`;
  const row = await db
    .insertInto("tryCount")
    .values({ key, tries: 1, since: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        tries: sql<number>`case when ${isExpired} then 1 else try_count.tries + 1 end`,
        since: sql<Date>`case when ${isExpired} then now() else try_count.since end`,
      }),
    )
    .returning("tries")
    .executeTakeFirstOrThrow();
  return row.tries;
}

export async function deleteTries(db: Queryable, keys: readonly string[]): Promise<void> {
  await db.deleteFrom("tryCount").where("key", "in", keys).execute();
}

// --- expired rows ---

export async function deleteExpiredRows(db: Queryable): Promise<void> {
  await db
    .deleteFrom("session")
    .where("expiresAt", "<=", sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom("mailedKey")
    .where("expiresAt", "<=", sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom("knownDevice")
    .where("lastSeenAt", "<", sql<Date>`now() - interval '400 days'`)
    .execute();
  await db
    .deleteFrom("tryCount")
    .where("since", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
  await db
    .deleteFrom("account")
    .where("emailVerified", "=", false)
    .where("role", "=", "buyer")
    .where("createdAt", "<", sql<Date>`now() - interval '30 days'`)
    .execute();
}

/** The names of the accounts with these ids. */
export async function namesOfAccounts(db: Queryable, ids: readonly AccountId[]): Promise<Map<AccountId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("account").where("id", "in", ids).select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
