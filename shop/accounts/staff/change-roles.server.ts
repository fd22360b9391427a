import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { AccountId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { accountById, lockAccount, lockOwners, setStaffRoles, staffRolesOf } from "../accounts.sql.server.ts";
import { hasRight, type StaffRole } from "../rights.ts";
import type { Decider } from "./staff.ts";

type Change = { by: Decider; accountId: AccountId; roles: readonly StaffRole[]; seen: readonly StaffRole[] };

/**
 * Gives a member of staff these roles instead of the ones they had; it counts from their next request on. `seen`: the
 * roles that the form showed. Refuses with `not-staff`, `last-owner`, `roles-changed` (somebody changed them since) or
 * `right-lost`.
 */
export function changeRoles(deps: { db: Db }, { by, accountId, roles, seen }: Change) {
  return attempt(deps.db, async (tx) => {
    const owners = await lockOwners(tx);
    await lockAccount(tx, accountId);
    if (!hasRight(await staffRolesOf(tx, by.accountId), "staff.manage")) return refuse.denied({ code: "right-lost" });
    if ((await accountById(tx, accountId))?.role !== "staff") return refuse.notFound({ code: "not-staff" });
    const before = await staffRolesOf(tx, accountId);
    const after = roles.toSorted();
    if (before.join() !== seen.toSorted().join() && before.join() !== after.join())
      return refuse.conflict({ code: "roles-changed" });
    const stays = owners.some((owner) => owner !== accountId) || after.includes("owner");
    if (!stays) return refuse.conflict({ code: "last-owner" });
    if (before.join() === after.join()) return ok({ changed: false });
    await setStaffRoles(tx, accountId, after);
    await recordAudit(tx, {
      actor: by.actor,
      action: "roles-changed",
      entity: "account",
      entityId: accountId,
      before: { roles: before },
      after: { roles: after },
    });
    return ok({ changed: true });
  });
}
