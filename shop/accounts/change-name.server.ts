import type { Db } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";
import { setName } from "./accounts.sql.server.ts";

/** Changes the name of an account. Refuses nothing. */
export async function changeName(
  deps: { db: Db },
  { accountId, name }: { accountId: AccountId; name: string },
): Promise<void> {
  await setName(deps.db, accountId, name);
}
