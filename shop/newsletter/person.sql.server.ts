// The newsletter of a person, for the erasure of their data.

import type { Transaction } from "../../base/db.server.ts";

/** Deletes the subscription of an address in lower case. */
export async function deleteSubscriberOfPerson(tx: Transaction, email: string): Promise<void> {
  await tx.deleteFrom("subscriber").where("email", "=", email).execute();
}
