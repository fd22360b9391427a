import type { Logger } from "pino";
import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { accountWishes, lockAccountWish, markAccountWishSettled, type AccountWish } from "./orders.sql.server.ts";

type Deps = { db: Db; log: Pick<Logger, "error"> };

const AT_ONCE = 50;

/**
 * Has the buyers invited who asked for an account with their order. `invite` writes the invitation in the transaction that marks the order as
 * dealt with: both happen or neither, so each order is invited for once, also when a process dies. A wish that fails is logged, tried again at the
 * next run, and stands in no other's way. Safe in several processes at once. Answers how many were dealt with. A job.
 */
export async function settleAccountWishes(
  deps: Deps,
  { invite }: { invite: (tx: Transaction, wish: AccountWish) => Promise<void> },
): Promise<number> {
  const orders = await accountWishes(deps.db, { most: AT_ONCE });
  let settled = 0;
  for (const orderId of orders) {
    try {
      if (await settle(deps.db, orderId, invite)) settled += 1;
    } catch (error) {
      deps.log.error({ err: error, order: orderId }, "a buyer could not be invited");
    }
  }
  return settled > 0 && orders.length === AT_ONCE ? settled + (await settleAccountWishes(deps, { invite })) : settled;
}

/** False where another process is at it, or was before. */
function settle(
  db: Db,
  orderId: OrderId,
  invite: (tx: Transaction, wish: AccountWish) => Promise<void>,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const wish = await lockAccountWish(tx, orderId);
    if (!wish) return false;
    await invite(tx, wish);
    await markAccountWishSettled(tx, orderId);
    return true;
  });
}
