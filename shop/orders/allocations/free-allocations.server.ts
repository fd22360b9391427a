import { recordAudit } from "../../../base/audit.server.ts";
import { transaction, type Db, type Transaction } from "../../../base/db.server.ts";
import type { OrderId, UnitId } from "../../../base/id.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { endRequestsOf } from "../../inventory/allocations/allocation-requests.sql.server.ts";
import { deleteAllocations } from "../../inventory/allocations/allocations.sql.server.ts";
import { type LockedAllocation, lockAllocatedUnits } from "./allocated-units.sql.server.ts";
import type { ComposeEmail } from "../emails.ts";
import { findOrder } from "../orders.sql.server.ts";
import { setPaymentState, transferredFor } from "../payment/payments.sql.server.ts";
import { markCancelled } from "../payment/settle-payment.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * The outcome, in units and orders. `left` counts units that were not freed: their allocation has ended, or money has
 * come for them.
 */
export type Freed = { units: number; cancelled: number; left: number };

/**
 * Staff free units that are held and not paid for, in one transaction. A checkout, a reservation and an order that
 * waits for a card lose their allocation without an e-mail: the card can still pay while the unit is free. An order by
 * transfer is cancelled as a whole and its buyer notified, so that no money comes for it; if some came already, the
 * order is left alone.
 */
export function freeAllocations(
  deps: Deps,
  { units, actor }: { units: readonly UnitId[]; actor: `staff:${string}` },
): Promise<Freed> {
  return transaction(deps.db, async (tx) => {
    const allocations = await lockAllocatedUnits(tx, units);
    const freed: Freed = {
      units: 0,
      cancelled: 0,
      left: units.length - allocations.filter((allocation) => units.includes(allocation.unitId)).length,
    };
    for (const [orderId, ofOrder] of Map.groupBy(allocations, (allocation) =>
      allocation.method === "bank" ? allocation.orderId : null,
    )) {
      if (orderId === null) await letGo(tx, ofOrder, actor);
      else if (!(await cancel(tx, deps, orderId, actor))) {
        freed.left += ofOrder.filter((allocation) => units.includes(allocation.unitId)).length;
        continue;
      } else freed.cancelled += 1;
      freed.units += ofOrder.length;
    }
    return freed;
  });
}

async function letGo(tx: Transaction, allocations: readonly LockedAllocation[], actor: string): Promise<void> {
  await deleteAllocations(
    tx,
    allocations.map((allocation) => allocation.unitId),
  );
  for (const { kind, visitorId, listingId, until, orderNumber, code } of allocations) {
    if (kind === "reservation" && visitorId !== null) await endRequestsOf(tx, { visitorId, listings: [listingId] });
    await recordAudit(tx, {
      actor,
      action: "hold-freed",
      ...(orderNumber === null ? { entity: "unit", entityId: code } : { entity: "order", entityId: orderNumber }),
      before: { kind, until, unit: code },
    });
  }
}

/** False if money came for the order. */
async function cancel(tx: Transaction, deps: Deps, orderId: OrderId, actor: string): Promise<boolean> {
  const order = await findOrder(tx, { id: orderId });
  if (!order || order.state !== "awaiting-payment" || (await transferredFor(tx, orderId)) > 0) return false;
  await markCancelled(tx, deps, order, { actor, reason: "by-shop", moneyBack: "nothing-taken" });
  if (order.payment.state === "awaiting") await setPaymentState(tx, order.payment.id, "cancelled");
  return true;
}
