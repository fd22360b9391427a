// The queries about passkeys and their challenges.

import { sql } from "kysely";
import { z } from "zod";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { AccountId, SessionId } from "../../../base/id.ts";

export type Passkey = {
  id: string;
  name: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

type Challenge = { sessionId: SessionId; purpose: "add" | "sign-in" };

const transportList = z.array(z.string());

function passkeyIn<Row extends { counter: string | number; transports: unknown }>({
  counter,
  transports,
  ...row
}: Row) {
  return { ...row, counter: Number(counter), transports: transportList.parse(transports) };
}

const columns = ["id", "name", "publicKey", "counter", "transports", "createdAt", "lastUsedAt"] as const;

/** The passkeys of an account, the oldest first. */
export async function passkeysOf(db: Queryable, accountId: AccountId): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkey")
    .where("accountId", "=", accountId)
    .select(columns)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(passkeyIn);
}

/** Locked: of two sign-ins with one passkey the second sees the counter of the first. */
export async function lockPasskey(
  tx: Transaction,
  { accountId, id }: { accountId: AccountId; id: string },
): Promise<Passkey | null> {
  const row = await tx
    .selectFrom("passkey")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
  return row ? passkeyIn(row) : null;
}

/** False if the credential is registered already, for this or another account. */
export async function insertPasskey(
  tx: Transaction,
  {
    transports,
    ...passkey
  }: Pick<Passkey, "id" | "name" | "publicKey" | "counter" | "transports"> & { accountId: AccountId },
): Promise<boolean> {
  const added = await tx
    .insertInto("passkey")
    .values({ ...passkey, transports: JSON.stringify(transports) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function setPasskeyUsed(tx: Transaction, id: string, counter: number): Promise<void> {
  await tx
    .updateTable("passkey")
    .set({ counter, lastUsedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** The name of the passkey that was deleted; null if there was none. */
export async function deletePasskey(
  tx: Transaction,
  { accountId, id }: { accountId: AccountId; id: string },
): Promise<string | null> {
  const deleted = await tx
    .deleteFrom("passkey")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return deleted?.name ?? null;
}

/** Replaces the session's earlier challenge for the same purpose. */
export async function storeChallenge(
  db: Queryable,
  { minutes, ...row }: Challenge & { challenge: string; minutes: number },
): Promise<void> {
  const expiresAt = sql<Date>`now() + make_interval(mins => ${minutes}::int)`;
  const { challenge } = row;
  await db
    .insertInto("passkeyChallenge")
    .values({ ...row, expiresAt })
    .onConflict((conflict) => conflict.columns(["sessionId", "purpose"]).doUpdateSet({ challenge, expiresAt }))
    .execute();
}

/** Consumes the challenge: of two answers to it one gets it, and an expired one nobody. */
export async function takeChallenge(db: Queryable, { sessionId, purpose }: Challenge): Promise<string | null> {
  const taken = await db
    .deleteFrom("passkeyChallenge")
    .where("sessionId", "=", sessionId)
    .where("purpose", "=", purpose)
    .returning(["challenge", sql<boolean>`expires_at > now()`.as("isOpen")])
    .executeTakeFirst();
  return taken?.isOpen ? taken.challenge : null;
}
