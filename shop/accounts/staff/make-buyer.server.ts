import { recordAudit } from "../../../base/audit.server.ts";
import type { Transaction } from "../../../base/db.server.ts";
import type { Account } from "../account.ts";
import {
  deleteKeys,
  deleteSecondFactor,
  deleteSessions,
  setRole,
  setStaffRoles,
  staffRolesOf,
} from "../accounts.sql.server.ts";
import { insertFormerStaff } from "./staff.sql.server.ts";

/** Ends somebody's work here, inside the caller's transaction, which has checked that an owner stays. */
export async function makeBuyer(tx: Transaction, { id, name }: Account, actor: string): Promise<void> {
  const roles = await staffRolesOf(tx, id);
  await setRole(tx, id, "buyer");
  await setStaffRoles(tx, id, []);
  await deleteSecondFactor(tx, id);
  await deleteKeys(tx, id);
  await deleteSessions(tx, id);
  await insertFormerStaff(tx, { accountId: id, name });
  await recordAudit(tx, { actor, action: "staff-removed", entity: "account", entityId: id, before: { roles } });
}
