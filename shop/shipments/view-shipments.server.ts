// What staff and customers see of shipments.

import type { Db } from "../../base/db.server.ts";
import type { ClaimId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { isPrintable, type Shipment, type ShipmentNumber, type ShipmentOwner, type TrackingEvent } from "./shipment.ts";
import { countShown, selectShipments } from "./list.sql.server.ts";
import { SHIPMENTS_A_PAGE, type ParcelSubjects, type ShipmentListFilter } from "./shipment-list.ts";
import {
  eventsOf,
  labelOf,
  ordersToDecide,
  shipmentByNumber,
  shipmentsByNumber,
  shipmentsFor,
  shipmentsOfClaims,
} from "./shipments.sql.server.ts";

/** A shipment with its tracking events, the newest first. */
export type TrackedShipment = { shipment: Shipment; events: TrackingEvent[] };

async function withEvents(db: Db, shipments: readonly Shipment[]): Promise<TrackedShipment[]> {
  const events = await eventsOf(
    db,
    shipments.map(({ id }) => id),
  );
  return shipments.map((shipment) => ({
    shipment,
    events: events.filter(({ shipmentId }) => shipmentId === shipment.id),
  }));
}

/** The shipments of an order, a claim or a trade-in, the oldest first. */
export async function shipmentsOf({ db }: { db: Db }, owner: ShipmentOwner): Promise<TrackedShipment[]> {
  return withEvents(db, await shipmentsFor(db, owner));
}

/** The shipments of these claims, the oldest first. */
export async function shipmentsOfTheClaims(
  { db }: { db: Db },
  claimIds: readonly ClaimId[],
): Promise<TrackedShipment[]> {
  return withEvents(db, await shipmentsOfClaims(db, claimIds));
}

/** One shipment with its events. Refuses with `shipment-unknown`. */
export async function viewShipment({ db }: { db: Db }, { number }: { number: ShipmentNumber | null }) {
  const shipment = number === null ? null : await shipmentByNumber(db, number);
  if (!shipment) return refuse.notFound({ code: "shipment-unknown" });
  const [tracked] = await withEvents(db, [shipment]);
  return ok(tracked!);
}

/** A page of shipments that the reader may see, how many were found, and how many are in each view. */
export async function listShipments({ db }: { db: Db }, filter: ShipmentListFilter) {
  const [{ rows, total }, counts] = await Promise.all([
    selectShipments(db, filter, SHIPMENTS_A_PAGE),
    countShown(db, filter.subjects),
  ]);
  return { rows, total, counts };
}

/** How many shipments wait for staff: refused by the courier, or without an answer. */
export async function countFailedShipments({ db }: { db: Db }, subjects: ParcelSubjects): Promise<number> {
  return (await countShown(db, subjects)).failed;
}

/** Orders that were sent, and whose parcel came back or was cancelled: staff decide what becomes of them. */
export function listParcelsToDecide({ db }: { db: Db }) {
  return ordersToDecide(db);
}

export function findShipments({ db }: { db: Db }, numbers: readonly ShipmentNumber[]): Promise<Shipment[]> {
  return shipmentsByNumber(db, numbers);
}

/** The label of a shipment as a PDF; null if there is none. */
export function findLabel({ db }: { db: Db }, shipment: Pick<Shipment, "id">): Promise<Uint8Array | null> {
  return labelOf(db, shipment.id);
}

/** The label that a person needs to send something to the shop: of the newest parcel that the courier has not taken yet. */
export async function labelToShop({ db }: { db: Db }, owner: ShipmentOwner): Promise<Uint8Array | null> {
  const printable = (await shipmentsFor(db, owner)).filter((each) => each.direction === "in" && isPrintable(each));
  const last = printable.at(-1);
  return last ? labelOf(db, last.id) : null;
}
