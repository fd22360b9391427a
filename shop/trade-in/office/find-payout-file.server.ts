import type { Db } from "../../../base/db.server.ts";
import { findFile } from "./office.sql.server.ts";
import type { PayoutFile } from "./payout-file.ts";

/** A stored bank file by name, unchanged; null if there is none. */
export function findPayoutFile(deps: { db: Db }, { name }: { name: string }): Promise<PayoutFile | null> {
  return findFile(deps.db, name);
}
