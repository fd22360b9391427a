import type { Db } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { sessionsOf } from "./accounts.sql.server.ts";
import type { OpenSession } from "./session.ts";

/** The sessions of an account, newest first. */
export function listSessions(deps: { db: Db }, { accountId }: { accountId: AccountId }): Promise<OpenSession[]> {
  return sessionsOf(deps.db, accountId);
}
