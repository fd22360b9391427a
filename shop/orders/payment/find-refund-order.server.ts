import type { Db } from "../../../base/db.server.ts";
import type { OrderId, RefundId } from "../../../base/id.ts";
import { findRefund } from "./payments.sql.server.ts";

/** The order of a refund; null if there is no such refund. */
export async function findRefundOrder(deps: { db: Db }, { refundId }: { refundId: RefundId }): Promise<OrderId | null> {
  return (await findRefund(deps.db, { id: refundId }))?.orderId ?? null;
}
