// The account of a person, for the erasure of their data.

import type { Transaction } from "../../base/db.server.ts";
import type { AccountId, VisitorId } from "../../base/id.ts";

export type AccountOfPerson = {
  id: AccountId;
  visitorId: VisitorId;
  role: "buyer" | "staff";
  name: string;
};

/** The account of an e-mail address in lower case, whoever it is, locked until the end of the transaction. */
export async function lockAccountOfPerson(tx: Transaction, email: string): Promise<AccountOfPerson | null> {
  const row = await tx
    .selectFrom("account")
    .where("email", "=", email)
    .select(["id", "visitorId", "role", "name"])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
