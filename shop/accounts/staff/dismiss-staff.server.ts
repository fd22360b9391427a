import { attempt, type Db } from "../../../base/db.server.ts";
import type { AccountId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { accountById, lockAccount, lockOwners, staffRolesOf } from "../accounts.sql.server.ts";
import { hasRight } from "../rights.ts";
import { makeBuyer } from "./make-buyer.server.ts";
import type { Decider } from "./staff.ts";

/**
 * Makes a member of staff a buyer again: their sessions end at once, their name stays in histories. Refuses with
 * `not-yourself`, `not-staff`, `last-owner` or `right-lost`.
 */
export function dismissStaff(deps: { db: Db }, { by, accountId }: { by: Decider; accountId: AccountId }) {
  return attempt(deps.db, async (tx) => {
    if (by.accountId === accountId) return refuse.conflict({ code: "not-yourself" });
    const owners = await lockOwners(tx);
    await lockAccount(tx, accountId);
    if (!hasRight(await staffRolesOf(tx, by.accountId), "staff.manage")) return refuse.denied({ code: "right-lost" });
    const member = await accountById(tx, accountId);
    if (member?.role !== "staff") return refuse.notFound({ code: "not-staff" });
    if (!owners.some((owner) => owner !== accountId)) return refuse.conflict({ code: "last-owner" });
    await makeBuyer(tx, member, by.actor);
    return ok({ name: member.name });
  });
}
