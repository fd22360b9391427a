import type { Transaction } from "../../../base/db.server.ts";
import { lockTradeInsOfPerson } from "../person.sql.server.ts";
import type { IdentityKeys } from "./identity-keys.server.ts";
import { loadSeller } from "./sealed-seller.server.ts";

/** The identities that somebody gave as a seller, decrypted, for the export of their data; none without keys. */
export async function identitiesOfPerson(
  tx: Transaction,
  keys: IdentityKeys | null,
  email: string,
): Promise<Record<string, unknown>[]> {
  if (!keys) return [];
  const found: Record<string, unknown>[] = [];
  for (const { id, number } of await lockTradeInsOfPerson(tx, { email: email.toLowerCase(), visitorIds: [] })) {
    const identity = await loadSeller(tx, keys, id);
    if (identity) found.push({ number, ...identity });
  }
  return found;
}
