import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import {
  accountByEmail,
  deleteKeys,
  deleteSecondFactor,
  deleteSessions,
  insertAccount,
  insertKey,
  setRole,
  setStaffRoles,
} from "./accounts.sql.server.ts";
import { LIFETIME, newMailedKey } from "./mailed-key.server.ts";

type Deps = { db: Db };

/**
 * Makes a new account or a buyer's account a member of staff, and returns the key of the one-time link to choose a
 * password. A new member is an owner. The second factor is enrolled at the first sign-in. `again` resets a member who lost password or phone;
 * without it, refuses with `already-staff`.
 */
export function createStaff(deps: Deps, { email, name, again }: { email: string; name: string; again: boolean }) {
  return attempt(deps.db, async (tx) => {
    const known = await accountByEmail(tx, email);
    if (known?.role === "staff" && !again) return refuse.conflict({ code: "already-staff" });
    const accountId = known?.id ?? (await insertAccount(tx, { email, name, role: "staff" }));
    await setRole(tx, accountId, "staff");
    if (known?.role !== "staff") await setStaffRoles(tx, accountId, ["owner"]);
    await deleteSecondFactor(tx, accountId);
    await deleteKeys(tx, accountId);
    await deleteSessions(tx, accountId);
    const { key, hash } = newMailedKey();
    await insertKey(tx, { hash, purpose: "reset", accountId, email, minutes: LIFETIME["set-password"] });
    await recordAudit(tx, {
      actor: "system",
      action: known?.role === "staff" ? "staff-renewed" : "staff-created",
      entity: "account",
      entityId: accountId,
    });
    return ok({ key, days: LIFETIME["set-password"] / (24 * 60) });
  });
}
