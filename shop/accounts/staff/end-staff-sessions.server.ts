import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { AccountId, SessionId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { accountById, deleteSession, deleteSessions } from "../accounts.sql.server.ts";
import { mayDecide } from "./may-decide.server.ts";
import type { Decider } from "./staff.ts";

/** Ends one session of a member of staff, or all of them. Refuses with `not-staff` or `right-lost`. */
export function endStaffSessions(
  deps: { db: Db },
  { by, accountId, sessionId }: { by: Decider; accountId: AccountId; sessionId: SessionId | "all" },
) {
  return attempt(deps.db, async (tx) => {
    if (!(await mayDecide(tx, by))) return refuse.denied({ code: "right-lost" });
    if ((await accountById(tx, accountId))?.role !== "staff") return refuse.notFound({ code: "not-staff" });
    if (sessionId === "all") await deleteSessions(tx, accountId);
    else await deleteSession(tx, { accountId, sessionId });
    await recordAudit(tx, {
      actor: by.actor,
      action: "sessions-ended",
      entity: "account",
      entityId: accountId,
      after: { all: sessionId === "all" },
    });
    return ok(null);
  });
}
