import type { Db } from "../../../base/db.server.ts";
import { findFile } from "./office.sql.server.ts";
import type { PayoutFile } from "./payout-file.ts";

/** A file that was made for the bank, as it was made; null where there is none of that name. */
export function findPayoutFile(shop: { db: Db }, { name }: { name: string }): Promise<PayoutFile | null> {
  return findFile(shop.db, name);
}
