// Queries of the tokens of the staff API.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ApiTokenId } from "../../base/id.ts";
import type { ApiToken } from "./api-token.ts";
import { storedScopes } from "./stored.ts";

const columns = ["id", "name", "begins", "scopes", "createdAt", "expiresAt", "lastUsedAt", "revokedAt"] as const;

function tokenOf<Row extends { scopes: unknown }>({ scopes, ...row }: Row) {
  return { ...row, scopes: storedScopes(scopes) };
}

/** All tokens, those that work first, the newest first. */
export async function loadTokens(db: Queryable): Promise<(ApiToken & { isExpired: boolean })[]> {
  const rows = await db
    .selectFrom("apiToken")
    .select(columns)
    .select(sql<boolean>`coalesce(expires_at <= now(), false)`.as("isExpired"))
    .orderBy(sql`revoked_at is not null`)
    .orderBy("createdAt", "desc")
    .limit(200)
    .execute();
  return rows.map(tokenOf);
}

export async function findToken(db: Queryable, id: ApiTokenId): Promise<ApiToken | null> {
  const row = await db.selectFrom("apiToken").select(columns).where("id", "=", id).executeTakeFirst();
  return row ? tokenOf(row) : null;
}

/** False if the page that sent it has made its token before. */
export async function insertToken(
  tx: Transaction,
  {
    scopes,
    days,
    ...token
  }: Pick<ApiToken, "id" | "name" | "begins" | "scopes"> & { hash: string; createdBy: string; days: number | null },
): Promise<boolean> {
  const rows = await tx
    .insertInto("apiToken")
    .values({
      ...token,
      scopes: JSON.stringify(scopes),
      expiresAt: days === null ? null : sql<Date>`now() + make_interval(days => ${days}::int)`,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** False if there is none, or it was revoked before. */
export async function revokeTokenRow(
  tx: Transaction,
  { id, actor }: { id: ApiTokenId; actor: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("apiToken")
    .set({ revokedAt: sql<Date>`now()`, revokedBy: actor })
    .where("id", "=", id)
    .where("revokedAt", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The token with this hash, if it is valid now. */
export async function findValidToken(db: Queryable, hash: string) {
  const row = await db
    .selectFrom("apiToken")
    .where("hash", "=", hash)
    .where("revokedAt", "is", null)
    .where(({ or, eb }) => or([eb("expiresAt", "is", null), eb("expiresAt", ">", sql<Date>`now()`)]))
    .select(["id", "scopes"])
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as("isNoteDue"))
    .executeTakeFirst();
  return row ? tokenOf(row) : null;
}

/** Notes that it was used, to the minute. */
export async function noteTokenUse(db: Queryable, id: ApiTokenId): Promise<void> {
  await db
    .updateTable("apiToken")
    .set({ lastUsedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/**
 * Counts a call if the token has made fewer than `most` in its running minute, which begins with a call. Returns the
 * seconds until it may call again; 0 where it may now.
 */
export async function countCallRow(db: Queryable, id: ApiTokenId, most: number): Promise<number> {
  const isOver = sql`coalesce(calls_since <= now() - interval '1 minute', true)`;
  const { numAffectedRows } = await sql`
    update api_token set calls = case when ${isOver} then 1 else calls + 1 end,
      calls_since = case when ${isOver} then now() else calls_since end
    where id = ${id} and (${isOver} or calls < ${most}::int)`.execute(db);
  if ((numAffectedRows ?? 0n) > 0n) return 0;
  const row = await db
    .selectFrom("apiToken")
    .where("id", "=", id)
    .select(sql<number>`ceil(extract(epoch from calls_since + interval '1 minute' - now()))::int`.as("seconds"))
    .executeTakeFirst();
  return Math.max(1, row?.seconds ?? 1);
}

export async function tokenNames(db: Queryable): Promise<{ id: ApiTokenId; name: string }[]> {
  return db.selectFrom("apiToken").select(["id", "name"]).execute();
}
