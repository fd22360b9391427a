// What the office's pages show of a parcel.

import { hasRight, type StaffRole } from "../../../../../shop/accounts/rights.ts";
import { isOpen, lockerLine } from "../../../../../shop/lockers/locker.ts";
import { findSubject } from "../../../../../shop/shipments/find-subject.server.ts";
import { shipmentsOf, type TrackedShipment } from "../../../../../shop/shipments/view-shipments.server.ts";
import type { Shop } from "../../../../composition.server.ts";
import { rightToChange } from "./shipment-rights.server.ts";

export type OfficeShipment = ReturnType<typeof officeShipment>;

export function officeShipment({ shipment, events }: TrackedShipment) {
  const { number, subject, subjectNumber, direction, gateway, courier, state, awb, problem, hasLabel, file } = shipment;
  const { person, payer, cod, openParcel, locker, size, nextAt, requestedAt } = shipment;
  return {
    number,
    subject,
    subjectNumber,
    direction,
    gateway,
    courier,
    state,
    awb,
    problem,
    hasLabel,
    file,
    person,
    payer,
    cod,
    openParcel,
    locker: locker && lockerLine(locker),
    size,
    nextAt,
    requestedAt,
    events,
  };
}

/** The parcels of an order, claim or trade-in, and whether staff with these roles may ask for another one now. */
export async function parcelsView(shop: Shop, { number, roles }: { number: string; roles: readonly StaffRole[] }) {
  const { usualCourier } = shop.settings.current().parcels;
  const found = await findSubject(shop, number);
  if (!found.ok) return { number, shipments: [], mayAdd: false, isLockerClosed: false, usualCourier };
  const { owner, subject, directions, locker } = found.value;
  const shipments = (await shipmentsOf(shop, owner)).map(officeShipment);
  return {
    number,
    shipments,
    mayAdd: directions.length > 0 && hasRight(roles, rightToChange[subject]),
    isLockerClosed: locker !== null && !isOpen(locker.known),
    usualCourier,
  };
}
