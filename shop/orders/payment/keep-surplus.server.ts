import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { SurplusId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { findSurplus, settleSurplus } from "./surplus.sql.server.ts";

/**
 * The buyer asked the shop to keep a surplus, for example for another order; the note says what they asked. It can still
 * be refunded on the order's page. Refuses with `surplus-unknown` or `surplus-settled`.
 */
export function keepSurplus(
  deps: { db: Db },
  { surplusId, note, actor }: { surplusId: SurplusId; note: string; actor: string },
) {
  return attempt(deps.db, async (tx) => {
    const surplus = await findSurplus(tx, surplusId);
    if (!surplus) return refuse.notFound({ code: "surplus-unknown" });
    await lockOrder(tx, surplus.orderId);
    if (!(await settleSurplus(tx, surplusId, { state: "kept", note, actor })))
      return refuse.conflict({ code: "surplus-settled" });
    await recordAudit(tx, {
      actor,
      action: "surplus-kept",
      entity: "order",
      entityId: surplus.orderNumber,
      after: { surplus: surplusId, amount: surplus.amount, note },
    });
    return ok(null);
  });
}
