import type { Db } from "../../../base/db.server.ts";
import type { Bani } from "../../../base/money.ts";
import type { ReceivedUnit } from "./receiving.ts";
import { loadWaiting } from "./receiving.sql.server.ts";

export const INTAKE_A_PAGE = 50;

/**
 * Units that were bought and are not on sale yet, the longest-waiting first; `cost` is the total that the shop paid for
 * them.
 */
export function listReceivedUnits(
  deps: { db: Db },
  { page }: { page: number },
): Promise<{ rows: ReceivedUnit[]; total: number; cost: Bani }> {
  return loadWaiting(deps.db, { limit: INTAKE_A_PAGE, offset: (page - 1) * INTAKE_A_PAGE });
}
