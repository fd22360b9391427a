import type { Transaction } from "../../base/db.server.ts";
import type { OrderId } from "../../base/id.ts";
import { returnUse } from "./vouchers.sql.server.ts";

/** An order that ended without a sale gives its use of a voucher back. Runs in the transaction that ends the order. */
export async function returnVoucherUse(tx: Transaction, orderId: OrderId): Promise<void> {
  await returnUse(tx, orderId);
}
