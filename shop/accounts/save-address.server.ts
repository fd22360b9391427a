import { attempt, type Db } from "../../base/db.server.ts";
import type { AccountId, AddressId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { addressesOf, insertAddress, lockAccount, makeDefault, updateAddress } from "./accounts.sql.server.ts";
import { MOST_ADDRESSES } from "./address.ts";
import type { Recipient } from "../shipping/address.ts";

type AddressInput = { accountId: AccountId; id: AddressId | null; address: Recipient; isDefault: boolean };

/**
 * Adds an address, or changes the one with this id; the first one becomes the default, and saving the same data again
 * changes nothing. Refuses with `address-unknown` (also for another account's) or `addresses-full`.
 */
export function saveAddress(deps: { db: Db }, { accountId, id, address, isDefault }: AddressInput) {
  return attempt(deps.db, async (tx) => {
    await lockAccount(tx, accountId);
    const known = await addressesOf(tx, accountId);
    const same = known.find((saved) =>
      (Object.keys(address) as (keyof Recipient)[]).every((name) => saved[name] === address[name]),
    );
    if (id === null && same) return ok({ id: same.id });
    if (id !== null && !known.some((saved) => saved.id === id)) return refuse.notFound({ code: "address-unknown" });
    if (id === null && known.length >= MOST_ADDRESSES) return refuse.invalid({ code: "addresses-full" });
    const saved = id ?? (await insertAddress(tx, accountId, address));
    if (id !== null) await updateAddress(tx, id, address);
    if (isDefault || known.length === 0) await makeDefault(tx, { accountId, id: saved });
    return ok({ id: saved });
  });
}
