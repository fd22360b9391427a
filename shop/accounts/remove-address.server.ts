import { attempt, type Db } from "../../base/db.server.ts";
import type { AccountId, AddressId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { addressesOf, deleteAddress, lockAccount, makeDefault } from "./accounts.sql.server.ts";

/**
 * Deletes an address; if it was the default, the newest remaining one becomes the default. Refuses with
 * `address-unknown` (also for another account's address).
 */
export function removeAddress(deps: { db: Db }, { accountId, id }: { accountId: AccountId; id: AddressId }) {
  return attempt(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await deleteAddress(tx, { accountId, id }))) return refuse.notFound({ code: "address-unknown" });
    const left = await addressesOf(tx, accountId);
    const next = left.at(-1);
    if (next && !left.some((saved) => saved.isDefault)) await makeDefault(tx, { accountId, id: next.id });
    return ok(null);
  });
}
