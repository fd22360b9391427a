import type { Db } from "../../base/db.server.ts";
import { sessionByToken } from "./accounts.sql.server.ts";
import { sessionTokenIn } from "./session-cookie.server.ts";
import type { SignedIn } from "./session.ts";

/** The session of this cookie value, or null if the signature is invalid or the session ended or expired. One query. */
export async function findSession(deps: { db: Db; authSecret: string }, cookie: string): Promise<SignedIn | null> {
  const token = sessionTokenIn(cookie, deps.authSecret);
  return token === null ? null : sessionByToken(deps.db, token);
}
