import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { accountByEmail, lockOwners } from "./accounts.sql.server.ts";
import { makeBuyer } from "./staff/make-buyer.server.ts";

/**
 * `npm run staff:remove`: makes a member of staff a buyer again, and deletes their sessions, second factor and mailed
 * links. Their entries in the audit log stay. Refuses with `not-staff` or `last-owner`.
 */
export function removeStaff(deps: { db: Db }, { email }: { email: string }) {
  return attempt(deps.db, async (tx) => {
    const owners = await lockOwners(tx);
    const known = await accountByEmail(tx, email);
    if (known?.role !== "staff") return refuse.notFound({ code: "not-staff" });
    if (owners.includes(known.id) && owners.length === 1) return refuse.conflict({ code: "last-owner" });
    await makeBuyer(tx, known, "system");
    return ok({ name: known.name });
  });
}
