// Tokens of the staff API: made, listed, revoked, recognised.

import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { ApiTokenId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { ApiCaller, ApiScope } from "./api-token.ts";
import { hashOfToken, newApiSecret } from "./secret.server.ts";
import {
  findToken,
  findValidToken,
  insertToken,
  loadTokens,
  noteTokenUse,
  revokeTokenRow,
  tokenNames,
} from "./tokens.sql.server.ts";

const SHOWN = 8; // characters

type NewToken = { id: ApiTokenId; name: string; days: number | null; scopes: readonly ApiScope[]; actor: string };

/**
 * Makes a token, valid for so many days or without an end; returns its secret, which nobody can read later. Refuses with
 * `made-already`: the form came twice.
 */
export function makeToken({ db }: { db: Db }, { id, name, days, scopes, actor }: NewToken) {
  return attempt(db, async (tx) => {
    const secret = newApiSecret();
    const row = { id, name, days, scopes, createdBy: actor, hash: hashOfToken(secret), begins: secret.slice(0, SHOWN) };
    if (!(await insertToken(tx, row))) return refuse.conflict({ code: "made-already" });
    await recordAudit(tx, {
      actor,
      action: "token-made",
      entity: "api-token",
      entityId: id,
      after: { name, scopes, days },
    });
    return ok({ secret });
  });
}

/** Ends a token at once. Refuses with `token-unknown`: there is none, or it was revoked before. */
export function revokeToken({ db }: { db: Db }, { id, actor }: { id: ApiTokenId; actor: string }) {
  return attempt(db, async (tx) => {
    const token = await findToken(tx, id);
    if (!token || !(await revokeTokenRow(tx, { id, actor }))) return refuse.notFound({ code: "token-unknown" });
    await recordAudit(tx, {
      actor,
      action: "token-revoked",
      entity: "api-token",
      entityId: id,
      before: { name: token.name },
    });
    return ok(null);
  });
}

/** All tokens, those that work first. */
export function listTokens({ db }: { db: Db }) {
  return loadTokens(db);
}

/** One token that was not revoked; null if there is none. */
export async function viewToken({ db }: { db: Db }, { id }: { id: ApiTokenId }) {
  const token = await findToken(db, id);
  return token?.revokedAt === null ? token : null;
}

/** The names of all tokens that there ever were, by id: for histories. */
export async function namesOfTokens({ db }: { db: Db }): Promise<Record<string, string>> {
  return Object.fromEntries((await tokenNames(db)).map(({ id, name }) => [id, name]));
}

/** Who shows this token. Refuses with `token-invalid`: it is unknown, expired or revoked. */
export async function recogniseToken({ db }: { db: Db }, { secret }: { secret: string }) {
  const token = await findValidToken(db, hashOfToken(secret));
  if (!token) return refuse.unauthenticated({ code: "token-invalid" });
  if (token.isNoteDue) await noteTokenUse(db, token.id);
  return ok({ tokenId: token.id, actor: `token:${token.id}`, scopes: token.scopes } satisfies ApiCaller);
}
