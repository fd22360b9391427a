import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { findOrder } from "../orders.sql.server.ts";

/** The order that this very page made before, or null. Refuses with `form-expired` where the page was somebody else's, and tells nothing of that order. */
export async function findPlaced(
  shop: { db: Db },
  { visitorId, idempotencyKey }: { visitorId: VisitorId; idempotencyKey: string },
) {
  const order = await findOrder(shop.db, { idempotencyKey });
  return order === null || order.visitorId === visitorId ? ok(order) : refuse.conflict({ code: "form-expired" });
}
