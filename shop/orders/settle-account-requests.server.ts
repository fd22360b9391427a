import type { Logger } from "pino";
import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import {
  openAccountRequests,
  lockAccountRequest,
  markAccountRequestSettled,
  type AccountRequest,
} from "./orders.sql.server.ts";

type Deps = { db: Db; log: Pick<Logger, "error"> };

const AT_ONCE = 50;

/**
 * Invites the buyers who asked for an account with their order. `invite` writes the invitation in the transaction that
 * marks the order as settled: both happen or neither, so each order is invited for once, also if a process dies. A
 * failure is logged, tried again at the next run, and does not block the others. Safe in several processes at once.
 * Returns how many were settled. A job.
 */
export async function settleAccountRequests(
  deps: Deps,
  { invite }: { invite: (tx: Transaction, request: AccountRequest) => Promise<void> },
): Promise<number> {
  const orders = await openAccountRequests(deps.db, { most: AT_ONCE });
  let settled = 0;
  for (const orderId of orders) {
    try {
      if (await settle(deps.db, orderId, invite)) settled += 1;
    } catch (error) {
      deps.log.error({ err: error, order: orderId }, "a buyer could not be invited");
    }
  }
  return settled > 0 && orders.length === AT_ONCE ? settled + (await settleAccountRequests(deps, { invite })) : settled;
}

/** False if another process is settling it, or has. */
function settle(
  db: Db,
  orderId: OrderId,
  invite: (tx: Transaction, request: AccountRequest) => Promise<void>,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const request = await lockAccountRequest(tx, orderId);
    if (!request) return false;
    await invite(tx, request);
    await markAccountRequestSettled(tx, orderId);
    return true;
  });
}
