import type { Db } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { addressesOf } from "./accounts.sql.server.ts";
import type { SavedAddress } from "./address.ts";

/** An account's addresses, default first. */
export function listAddresses(deps: { db: Db }, { accountId }: { accountId: AccountId }): Promise<SavedAddress[]> {
  return addressesOf(deps.db, accountId);
}
