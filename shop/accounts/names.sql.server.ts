// Queries of the names of accounts.

import type { Queryable } from "../../base/db.server.ts";
import type { AccountId } from "../../base/id.ts";

export async function loadNames(db: Queryable, ids: readonly AccountId[]): Promise<{ id: AccountId; name: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("account").where("id", "in", ids).select(["id", "name"]).execute();
}
