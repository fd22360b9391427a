import type { Db } from "../../base/db.server.ts";
import type { AccountId, SessionId } from "../../base/id.ts";
import { deleteOtherSessions } from "./accounts.sql.server.ts";

/** Signs an account out everywhere except in the current session. */
export async function endOtherSessions(
  deps: { db: Db },
  here: { accountId: AccountId; sessionId: SessionId },
): Promise<void> {
  await deleteOtherSessions(deps.db, here);
}
