import type { Db } from "../../base/db.server.ts";
import type { ComposeEmail } from "../orders/emails.ts";
import { deliverOrder } from "../orders/deliver-order.server.ts";
import type { OrderNumber, OrderState } from "../orders/order.ts";
import { shipOrder } from "../orders/ship-order.server.ts";
import { viewOrder } from "../orders/view-order.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { COURIER } from "./create-awbs.server.ts";
import type { Shipment } from "./shipment.ts";
import { markFollowed, shipmentsFor, toFollow } from "./shipments.sql.server.ts";

type Log = { error(details: object, message: string): void };
type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits; log: Log };

/**
 * Lets orders follow their parcels: the first one on its way ships the order, the last one that arrives delivers it. Calls
 * the verbs that staff use, so that each happens once; an order that must wait, as for a game test, is tried again.
 * Returns how many shipments were followed. A job.
 */
export async function followShipments(deps: Deps): Promise<number> {
  let followed = 0;
  for (const shipment of await toFollow(deps.db)) {
    try {
      if (!(await follow(deps, shipment))) continue;
      await markFollowed(deps.db, shipment);
      followed += 1;
    } catch (error) {
      deps.log.error({ err: error, shipment: shipment.number }, "an order could not follow its shipment");
    }
  }
  return followed;
}

/** Whether nothing is left to do for this state of the shipment. */
async function follow(deps: Deps, shipment: Shipment): Promise<boolean> {
  const found = await viewOrder(deps, { number: shipment.subjectNumber as OrderNumber });
  if (!found.ok) return true;
  const { number, state, id } = found.value.order;
  const isShipped = state === "preparing" ? await ship(deps, number, shipment) : state === "shipped";
  if (!isShipped) return !mayStillMove.includes(state);
  if (shipment.state !== "delivered") return true;
  const all = await shipmentsFor(deps.db, { orderId: id });
  const parcels = all.filter((one) => one.direction === "out" && one.state !== "cancelled");
  // A parcel that came back is for staff to decide about.
  if (parcels.some((one) => one.state === "returned")) return true;
  if (!parcels.every((one) => one.state === "delivered")) return false;
  const delivered = await deliverOrder(deps, { number, actor: COURIER });
  return delivered.ok || delivered.domainError.code === "order-not-movable";
}

async function ship(deps: Deps, number: OrderNumber, { awb, courier }: Shipment): Promise<boolean> {
  if (awb === null) return false;
  const shipped = await shipOrder(deps, { number, actor: COURIER, parcel: { courier, trackingNumber: awb } });
  return shipped.ok;
}

/** An order in these states may still be prepared or paid, and is looked at again. */
const mayStillMove: readonly OrderState[] = ["placed", "paid", "preparing"];
