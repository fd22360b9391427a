import { recordAudit } from "../../base/audit.server.ts";
import type { Transaction } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { deleteAccountRow } from "./accounts.sql.server.ts";

/**
 * Forgets an account with its password, addresses and sessions; that it was deleted is written down, without a name. Orders and
 * invoices are not this room's: the law makes the shop keep them.
 */
export async function deleteAccount(tx: Transaction, { accountId }: { accountId: AccountId }): Promise<void> {
  await deleteAccountRow(tx, accountId);
  await recordAudit(tx, { actor: "buyer", action: "account-deleted", entity: "account", entityId: accountId });
}
