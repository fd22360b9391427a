import type { Actor } from "../../../base/actor.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { bani } from "../../../base/money.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { payByTransfer } from "./confirm-transfer.server.ts";
import type { ComposeEmail } from "../emails.ts";
import type { OrderNumber } from "../order.ts";
import { lockOrderOf } from "../orders.sql.server.ts";
import { transferredFor } from "./payments.sql.server.ts";
import { insertSurplus } from "./surplus.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Staff accept what came in for an order as its payment, although it is not the exact amount: if less came, the order
 * is reduced to it; if more came, the excess is a surplus of its own. Refuses with `order-unknown`, `order-not-movable` (its
 * state) or `transfer-missing` (nothing came yet).
 */
export function acceptTransfer(
  deps: Deps,
  { number, actor, reason }: { number: OrderNumber; actor: Actor; reason: string },
) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (order.state !== "awaiting-payment") return refuse.conflict({ code: "order-not-movable", state: order.state });
    const sum = await transferredFor(tx, order.id);
    if (sum === 0) return refuse.conflict({ code: "transfer-missing" });
    const accepted = await payByTransfer(tx, deps, order, { sum, actor, reason });
    const excess = sum - order.totals.total;
    if (accepted.outcome === "paid" && excess > 0)
      await insertSurplus(tx, { orderId: order.id, amount: bani(excess), why: "over", key: `accepted ${order.id}` });
    return ok(accepted);
  });
}
