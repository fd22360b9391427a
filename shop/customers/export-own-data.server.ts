import { transaction, type Db } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import type { IdentityKeys } from "../trade-in/seller-documents/identity-keys.server.ts";
import { identitiesOfPerson } from "../trade-in/seller-documents/identities-of-person.server.ts";
import { ownerOf, rowsOfPerson } from "./person-rows.sql.server.ts";

/**
 * Everything that the shop stores about the owner of an account, for a copy by GDPR article 15: the tables and columns of
 * `exportCustomer`. Rows that are found by the address are among them once the address is confirmed; who of the staff did
 * something is left out (decision 263). Throws if there is no such account.
 */
export function exportOwnData(
  deps: { db: Db; identityKeys: IdentityKeys | null },
  { accountId }: { accountId: AccountId },
) {
  return transaction(deps.db, async (tx) => {
    const owner = await ownerOf(tx, accountId);
    const tables = await rowsOfPerson(tx, owner);
    const sellers = owner.email === null ? [] : await identitiesOfPerson(tx, deps.identityKeys, owner.email);
    const identities = sellers.length > 0 ? [{ table: "trade_in_identity (decrypted)", rows: sellers }] : [];
    return { isAddressConfirmed: owner.email !== null, tables: [...tables, ...identities] };
  });
}
