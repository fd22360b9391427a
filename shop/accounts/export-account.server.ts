import type { Db } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { accountRow, addressesOf, sessionsOf } from "./accounts.sql.server.ts";

/** All personal data of this module, for a data export. No password hash, no secret. */
export async function exportAccount(deps: { db: Db }, { accountId }: { accountId: AccountId }) {
  const [account, addresses, sessions] = await Promise.all([
    accountRow(deps.db, accountId),
    addressesOf(deps.db, accountId),
    sessionsOf(deps.db, accountId),
  ]);
  return { account, addresses, sessions };
}
