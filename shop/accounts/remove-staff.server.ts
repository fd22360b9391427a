import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import {
  accountByEmail,
  deleteKeys,
  deleteSecondFactor,
  deleteSessions,
  setRole,
  setStaffRoles,
} from "./accounts.sql.server.ts";

/**
 * Makes a member of staff a buyer again: deletes their sessions, second factor and mailed links. Their entries in the
 * audit log stay. Refuses with `not-staff`.
 */
export function removeStaff(deps: { db: Db }, { email }: { email: string }) {
  return attempt(deps.db, async (tx) => {
    const known = await accountByEmail(tx, email);
    if (known?.role !== "staff") return refuse.notFound({ code: "not-staff" });
    await setRole(tx, known.id, "buyer");
    await setStaffRoles(tx, known.id, []);
    await deleteSecondFactor(tx, known.id);
    await deleteKeys(tx, known.id);
    await deleteSessions(tx, known.id);
    await recordAudit(tx, { actor: "system", action: "staff-removed", entity: "account", entityId: known.id });
    return ok({ name: known.name });
  });
}
