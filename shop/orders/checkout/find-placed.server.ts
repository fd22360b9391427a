import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { findOrder } from "../orders.sql.server.ts";

/**
 * The order that this page has already placed, or null. Refuses with `form-expired` if the page belongs to another
 * visitor, and reveals nothing of that order.
 */
export async function findPlaced(
  deps: { db: Db },
  { visitorId, idempotencyKey }: { visitorId: VisitorId; idempotencyKey: string },
) {
  const order = await findOrder(deps.db, { idempotencyKey });
  return order === null || order.visitorId === visitorId ? ok(order) : refuse.conflict({ code: "form-expired" });
}
