// What an order and its parcels to the buyer say together.
// Invariant: no pair outside the table below lasts. The database moves parcels with their order (migration 0141), a job moves the order with its
// parcels (`followShipments`), and what neither can decide waits for staff (`isToDecide`).

import { displayStatus, type DisplayStatus, type Order, type OrderState } from "../orders/order.ts";
import type { Shipment, ShipmentState } from "./shipment.ts";

const waiting = ["requested", "failed", "created", "cancelling", "cancelled"] as const;
const gone = ["in-transit", "delivered", "returned"] as const;
const over = ["delivered", "returned", "cancelled", "cancelling"] as const;

/**
 * The states that a parcel to the buyer may have beside each state of its order. Beside an order that is not sent yet a parcel may be gone for
 * as long as the order must wait, as for a game test: people then read the parcel's state (`statusWithParcels`).
 */
export const parcelStatesBeside = {
  placed: waiting,
  "awaiting-payment": waiting,
  paid: [...waiting, ...gone],
  preparing: [...waiting, ...gone],
  shipped: [...waiting, ...gone],
  delivered: over,
  withdrawn: [...waiting, ...gone],
  returned: over,
  cancelled: over,
  refunded: over,
  closed: over,
} as const satisfies Record<OrderState, readonly ShipmentState[]>;

type ParcelOf = Pick<Shipment, "direction" | "state" | "awb">;
type OrderOf = Pick<Order, "state" | "method" | "delivery" | "parcel">;

const toBuyer = (parcels: readonly ParcelOf[]) => parcels.filter(({ direction }) => direction === "out");
const isCancelled = ({ state }: ParcelOf) => state === "cancelled" || state === "cancelling";

/** The one status that people read, made from the order and its parcels. */
export function statusWithParcels(order: OrderOf, parcels: readonly ParcelOf[]): DisplayStatus {
  const status = displayStatus(order);
  const isUnderWay = status === "due-at-door" || ["paid", "preparing", "shipped"].includes(status);
  const all = toBuyer(parcels);
  if (!isUnderWay || order.delivery === "pickup" || all.length === 0) return status;
  const going = all.filter((parcel) => !isCancelled(parcel));
  if (going.length === 0) {
    const isSentSo = all.some(({ awb }) => awb === order.parcel?.trackingNumber);
    return status === "shipped" && isSentSo ? "preparing" : status;
  }
  const every = (state: ShipmentState) => going.every((parcel) => parcel.state === state);
  if (every("returned")) return "came-back";
  if (every("delivered")) return "delivered";
  return going.some(({ state }) => (gone as readonly string[]).includes(state)) ? "shipped" : status;
}

/** Whether staff must decide about an order that was sent: a parcel came back, or every parcel that it went with was cancelled. */
export function isToDecide(
  order: Pick<Order, "state">,
  parcels: readonly ParcelOf[],
): "came-back" | "cancelled" | null {
  const all = toBuyer(parcels);
  if (order.state !== "shipped" || all.length === 0) return null;
  if (all.some(({ state }) => state === "returned")) return "came-back";
  return all.every(isCancelled) ? "cancelled" : null;
}
