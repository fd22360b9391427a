import type { Db } from "../../../base/db.server.ts";
import type { Bani } from "../../../base/money.ts";
import { RECEIVED_A_PAGE, type ReceivingListQuery } from "./receiving-list.ts";
import type { ReceivedUnit } from "./receiving.ts";
import { loadWaiting } from "./receiving.sql.server.ts";

const everything: ReceivingListQuery = {
  search: "",
  kind: null,
  regime: null,
  step: null,
  from: null,
  to: null,
  sort: "came",
  descending: false,
  page: 1,
};

/**
 * A page of the units that were bought and are not on sale yet and that match, the longest-waiting first unless asked
 * otherwise; `cost` is what the shop paid for all that match.
 */
export function listReceivedUnits(
  deps: { db: Db },
  given: Partial<ReceivingListQuery>,
): Promise<{ rows: ReceivedUnit[]; total: number; cost: Bani }> {
  const query = { ...everything, ...given };
  return loadWaiting(deps.db, query, { limit: RECEIVED_A_PAGE, offset: (query.page - 1) * RECEIVED_A_PAGE });
}
