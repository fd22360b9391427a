import { recordAudit } from "../../../base/audit.server.ts";
import type { Actor } from "../../../base/actor.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { Bani } from "../../../base/money.ts";
import { ok, refuse } from "../../../base/result.ts";
import { owesCash, type OrderNumber } from "../order.ts";
import { lockOrderOf } from "../orders.sql.server.ts";
import { insertTransfer, setReceived } from "./payments.sql.server.ts";

type CashArrival = {
  number: OrderNumber;
  amount: Bani;
  /** When the courier paid it out. */
  at: Date;
  /** Idempotency key: this payout counts once, however often it is recorded. */
  key: string;
  actor: Actor;
};

/**
 * Staff record that the courier has paid out the cash of an order: the order is paid, whatever its state. Refuses with
 * `order-unknown`, `cash-not-owed` (not by cash, not sent by courier, or paid already) or `cash-differs` (`due`, in bani): a
 * courier pays out the parcel's amount, so another amount is a mistake to be clarified with it first.
 */
export function recordCash(deps: { db: Db }, { number, amount, at: arrivedAt, key, actor }: CashArrival) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (!owesCash(order)) return refuse.conflict({ code: "cash-not-owed" });
    const due = order.totals.total;
    if (amount !== due) return refuse.invalid({ code: "cash-differs", due });
    if (!(await insertTransfer(tx, { orderId: order.id, amount, arrivedAt, key, actor, way: "courier" })))
      return refuse.conflict({ code: "cash-not-owed" });
    await setReceived(tx, order.payment.id, amount);
    await recordAudit(tx, {
      actor,
      action: "cash-arrived",
      entity: "order",
      entityId: number,
      before: { payment: order.payment.state },
      after: { payment: "received", amount, key },
    });
    return ok(null);
  });
}
