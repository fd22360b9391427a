import type { Db } from "../../../base/db.server.ts";
import { selectColleagues, selectInvitations } from "./staff.sql.server.ts";

/** Who works here, owners first, and who was asked to and has not answered. Two queries. */
export async function listStaff(deps: { db: Db }) {
  const [colleagues, invitations] = await Promise.all([
    selectColleagues(deps.db, { id: null }),
    selectInvitations(deps.db),
  ]);
  return { colleagues, invitations };
}
