// What this module forgets: when its time is over, or with the account that it belonged to.

import type { Db } from "../../base/db.server.ts";
import { deleteRunOut } from "./accounts.sql.server.ts";

/** Forgets sessions and keys that have run out, tries and devices of long ago, and accounts that nobody confirmed in a month. A round. */
export async function forgetOld(deps: { db: Db }): Promise<void> {
  await deleteRunOut(deps.db);
}
