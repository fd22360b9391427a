import type { Db } from "../../../base/db.server.ts";
import type { Bani } from "../../../base/money.ts";
import type { ReceivedUnit } from "./receiving.ts";
import { loadWaiting } from "./receiving.sql.server.ts";

export const INTAKE_A_PAGE = 50;

/** What was bought and waits to be put up for sale, the longest first; `cost` is what the shop paid for all of it. */
export function listReceivedUnits(
  shop: { db: Db },
  { page }: { page: number },
): Promise<{ rows: ReceivedUnit[]; total: number; cost: Bani }> {
  return loadWaiting(shop.db, { limit: INTAKE_A_PAGE, offset: (page - 1) * INTAKE_A_PAGE });
}
