import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import type { AllocationRequestId, OrderId } from "../../../base/id.ts";
import { ok, refuse } from "../../../base/result.ts";
import { keysOf, limitPassed, lockHolder } from "../../inventory/allocations/allocation-limits.sql.server.ts";
import { holderOfOrder } from "./allocated-units.sql.server.ts";
import {
  findAllocationRequest,
  lockAllocationRequest,
  setConfirmed,
  setKnown,
  type AllocationRequest,
} from "../../inventory/allocations/allocation-requests.sql.server.ts";
import type { Holding } from "../../inventory/allocations/holder.ts";
import {
  deleteReservation,
  extendReservation,
  lockListings,
  lockVisitor,
  reservationOf,
  takeUnits,
} from "../../inventory/allocations/allocations.sql.server.ts";
import { lockOrder } from "../orders.sql.server.ts";
import { regainUnits } from "./regain-units.server.ts";

type Deps = { db: Db; holding: Holding };
type Network = string | null | undefined;

/**
 * Extends one stranger's allocation to its full length, for its proven owner. Refuses as `extendAllocation` does;
 * `keep-link-unknown` means that the request was deleted.
 */
export function extendRequest(deps: Deps, { id, network }: { id: AllocationRequestId; network: Network }) {
  return attempt(deps.db, async (tx) => {
    const request = await findAllocationRequest(tx, id);
    if (!request) return refuse.notFound({ code: "keep-link-unknown" });
    const extended =
      request.orderId === null
        ? await extendReserved(tx, deps, request, network)
        : await extendOrdered(tx, deps, { ...request, orderId: request.orderId }, network);
    if (!extended.ok) return extended;
    await setConfirmed(tx, id);
    return ok({ until: request.fullUntil });
  });
}

async function extendOrdered(
  tx: Transaction,
  { holding }: Deps,
  { id, orderId, fullUntil }: AllocationRequest & { orderId: OrderId },
  network: Network,
) {
  const buyer = await holderOfOrder(tx, { orderId, secret: holding.secret, network });
  if (!buyer) return refuse.gone({ code: "keep-over" });
  const holder = { holding, ...buyer, keys: { ...buyer.keys, known: true } };
  await lockHolder(tx, holder);
  const order = await lockOrder(tx, orderId);
  const request = await lockAllocationRequest(tx, id);
  if (!request || request.isOver || order.state !== "awaiting-payment") return refuse.gone({ code: "keep-over" });
  const wasHeld = order.heldUntil !== null;
  // A partial payment may hold the units for longer than this.
  if (wasHeld && order.heldUntil! >= fullUntil) return ok(null);
  if (!(await regainUnits(tx, order, { until: fullUntil }, holder.keys))) return refuse.conflict({ code: "keep-lost" });
  await setKnown(tx, { orderId });
  // Units that are still held were counted when they were taken.
  const passed = wasHeld ? null : await limitPassed(tx, holder);
  if (passed) return refuse.tooMany(passed);
  await recordAudit(tx, {
    actor: "buyer",
    action: "hold-kept",
    entity: "order",
    entityId: order.number,
    before: { heldUntil: order.heldUntil },
    after: { heldUntil: fullUntil },
  });
  return ok(null);
}

async function extendReserved(tx: Transaction, { holding }: Deps, found: AllocationRequest, network: Network) {
  const { id, visitorId, listingId, email, fullUntil } = found;
  if (visitorId === null || listingId === null) return refuse.gone({ code: "keep-over" });
  await lockVisitor(tx, visitorId);
  const keys = { ...keysOf(holding.secret, visitorId, { contact: { email }, network }), known: true };
  const holder = { holding, visitorId, keys };
  await lockHolder(tx, holder);
  await lockListings(tx, [listingId]);
  const request = await lockAllocationRequest(tx, id);
  if (!request || request.isOver || request.endedAt !== null || request.visitorId !== visitorId)
    return refuse.gone({ code: "keep-over" });
  const existing = await reservationOf(tx, visitorId);
  if (existing && existing.listingId !== listingId)
    return refuse.conflict({
      code: "reservation-exists",
      title: existing.title,
      listingId: existing.listingId,
      until: existing.until,
    });
  if (existing) {
    await extendReservation(tx, visitorId, fullUntil);
    return ok(null);
  }
  await deleteReservation(tx, visitorId, "run-out");
  const [taken] = await takeUnits(
    tx,
    { listingId, quantity: 1 },
    { visitorId, kind: "reservation", until: fullUntil, email, holder: keys },
  );
  if (!taken) return refuse.conflict({ code: "keep-lost" });
  const passed = await limitPassed(tx, holder);
  return passed ? refuse.tooMany(passed) : ok(null);
}
