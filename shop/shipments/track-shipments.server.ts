import { recordAudit } from "../../base/audit.server.ts";
import { attempt, transaction, type Db, type Transaction } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { askCourier, type CourierApi } from "./courier-port.ts";
import { COURIER } from "./create-awbs.server.ts";
import {
  mayTransitionShipment,
  stateAfter,
  type EventMeaning,
  type Shipment,
  type ShipmentNumber,
  type TrackingEvent,
} from "./shipment.ts";
import { claimTracking, insertEvent, lockShipment, transitionShipment } from "./shipments.sql.server.ts";

type Log = { error(details: object, message: string): void };

/**
 * Asks the courier what happened to the parcels on their way, and stores each event once. Events that come twice, late or
 * out of order take nothing back. Returns how many parcels it asked about. A job.
 */
export async function trackShipments(deps: { db: Db; courier: CourierApi | null; log: Log }): Promise<number> {
  const { db, courier, log } = deps;
  if (courier === null) return 0;
  const due = await claimTracking(db, { gateway: courier.name, seconds: courier.trackEvery });
  if (due.length === 0) return 0;
  const known = await askCourier(() => courier.track(due.map(({ awb }) => awb)));
  if (known === "away") return due.length;
  for (const { number, awb } of due) {
    try {
      await transaction(db, async (tx) => {
        const shipment = await lockShipment(tx, number);
        if (shipment) await storeEvents(tx, shipment, { events: known.get(awb) ?? [], actor: COURIER });
      });
    } catch (error) {
      log.error({ err: error, shipment: number }, "the tracking of a shipment could not be stored");
    }
  }
  return due.length;
}

async function storeEvents(
  tx: Transaction,
  shipment: Shipment,
  { events, actor }: { events: readonly TrackingEvent[]; actor: string },
): Promise<void> {
  let { state } = shipment;
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await insertEvent(tx, shipment.id, { ...event, actor });
    const to = stateAfter(state, event.means);
    if (to === state || !(await transitionShipment(tx, shipment.id, { from: state, to }))) continue;
    await recordAudit(tx, { actor, action: to, entity: "shipment", entityId: shipment.number, before: { state } });
    state = to;
  }
}

/**
 * Records what staff learned about a parcel: picked up, delivered or on its way back. Refuses with `shipment-unknown` or
 * `shipment-not-movable` (its state). The same event again changes nothing.
 */
export function recordTracking(
  { db }: { db: Db },
  { number, means, at, actor }: { number: ShipmentNumber; means: EventMeaning; at: Date; actor: string },
) {
  return attempt(db, async (tx) => {
    const shipment = await lockShipment(tx, number);
    if (!shipment) return refuse.notFound({ code: "shipment-unknown" });
    const { state } = shipment;
    if (state === means) return ok(null);
    if (!mayTransitionShipment({ from: state, to: means, by: "staff" }))
      return refuse.conflict({ code: "shipment-not-movable", state });
    await storeEvents(tx, shipment, { events: [{ at, code: means, means, words: null, place: null }], actor });
    return ok(null);
  });
}
