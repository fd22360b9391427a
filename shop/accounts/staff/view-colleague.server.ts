import type { Db } from "../../../base/db.server.ts";
import type { AccountId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { sessionsOf } from "../accounts.sql.server.ts";
import { selectColleagues } from "./staff.sql.server.ts";

/** One member of staff with their open sessions. Refuses with `not-staff`. */
export async function viewColleague(deps: { db: Db }, { id }: { id: AccountId | null }) {
  const [colleague] = id === null ? [] : await selectColleagues(deps.db, { id });
  if (!colleague) return refuse.notFound({ code: "not-staff" });
  return ok({ colleague, sessions: await sessionsOf(deps.db, colleague.id) });
}
