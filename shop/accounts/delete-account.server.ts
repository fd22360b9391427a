import { recordAudit } from "../../base/audit.server.ts";
import type { Transaction } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { deleteAccountRow } from "./accounts.sql.server.ts";

/**
 * Deletes an account with its password, addresses and sessions; the audit log records the deletion without a name.
 * Orders and invoices belong to other modules: the law requires keeping them.
 */
export async function deleteAccount(tx: Transaction, { accountId }: { accountId: AccountId }): Promise<void> {
  await deleteAccountRow(tx, accountId);
  await recordAudit(tx, { actor: "buyer", action: "account-deleted", entity: "account", entityId: accountId });
}
