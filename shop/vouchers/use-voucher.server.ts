import type { Transaction } from "../../base/db.server.ts";
import type { OrderId, VoucherId } from "../../base/id.ts";
import type { VoucherDiscount } from "./voucher.ts";
import { insertUse } from "./vouchers.sql.server.ts";

/**
 * Counts the use of a voucher by an order, in the order's own transaction, after `checkVoucher` with `lock`. Throws if no
 * use is left: the lock makes that impossible.
 */
export async function useVoucher(
  tx: Transaction,
  use: VoucherDiscount & { voucherId: VoucherId; orderId: OrderId },
): Promise<void> {
  if (!(await insertUse(tx, use))) throw new Error(`the voucher ${use.voucherId} has no use left`);
}
