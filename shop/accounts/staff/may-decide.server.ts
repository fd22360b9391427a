import type { Transaction } from "../../../base/db.server.ts";
import { lockOwners, staffRolesOf } from "../accounts.sql.server.ts";
import { hasRight } from "../rights.ts";
import type { Decider } from "./staff.ts";

/**
 * Whether somebody may still decide about staff, once nobody else changes an owner: another owner may have taken their
 * role since their page was loaded. Locks the owners until the end of the transaction.
 */
export async function mayDecide(tx: Transaction, by: Decider): Promise<boolean> {
  await lockOwners(tx);
  return hasRight(await staffRolesOf(tx, by.accountId), "staff.manage");
}
