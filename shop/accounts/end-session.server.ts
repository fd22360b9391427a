import type { Db } from "../../base/db.server.ts";
import type { AccountId, SessionId } from "../../base/id.ts";
import { deleteSession } from "./accounts.sql.server.ts";

/** Signs an account out of one browser. Sessions of other accounts are not touched; a missing session is no error. */
export async function endSession(
  deps: { db: Db },
  session: { accountId: AccountId; sessionId: SessionId },
): Promise<void> {
  await deleteSession(deps.db, session);
}
