import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import type { Bani } from "../../base/money.ts";
import { takeNumber } from "../../base/public-number.ts";
import { ok, refuse } from "../../base/result.ts";
import { fitsLocker, isOpen, type LockerBar, type LockerLimits } from "../lockers/locker.ts";
import type { Courier } from "../shipping/courier.ts";
import type { ParcelSize } from "../shipping/parcel-size.ts";
import type { CourierApi } from "./courier-port.ts";
import { findSubject, type ParcelSubject } from "./find-subject.server.ts";
import { shipmentNumbers, type Direction, type ParcelPerson } from "./shipment.ts";
import { insertShipment, shipmentByKey, type NewShipment } from "./shipments.sql.server.ts";

type Deps = {
  db: Db;
  courier: CourierApi | null;
  chance: () => number;
  deadlines: { revisedDays: number };
  /** What lockers take; without it a parcel is not measured against its locker. */
  lockers?: LockerLimits;
};

export type ShipmentRequest = {
  /** The number of the order, claim or trade-in. */
  number: string;
  direction: Direction;
  person: ParcelPerson;
  /** Who pays the courier. */
  payer: "shop" | "person";
  /** Cash to collect from the recipient. */
  cod: Bani;
  openParcel: boolean;
  size: ParcelSize;
  /** The courier of a parcel without an API. */
  courier: Courier;
  actor: string;
  /** The key of the form: a form that is sent twice is one shipment. */
  key: string;
};

/**
 * Asks for a parcel: a job gets its AWB from the courier's API, or staff from its site. Refuses with `order-unknown`,
 * `claim-unknown`, `trade-in-unknown`, `shipment-subject-closed` (nothing can be sent this way in its state), or, where it goes
 * to a locker, `locker-closed` and `locker-too-small`.
 */
export async function requestShipment(deps: Deps, request: ShipmentRequest) {
  const found = await findSubject(deps, request.number);
  if (!found.ok) return found;
  const subject = found.value;
  return attempt(deps.db, async (tx) => {
    const earlier = await shipmentByKey(tx, request.key);
    if (earlier) return ok(earlier);
    if (!subject.directions.includes(request.direction)) return refuse.conflict({ code: "shipment-subject-closed" });
    const bar = request.direction === "out" ? barOf(deps, subject, request) : null;
    if (bar) return refuse.conflict(bar);
    await takeNumber(shipmentNumbers, {
      chance: deps.chance,
      take: (number) => insertShipment(tx, number, rowOf(deps, subject, request)),
    });
    const shipment = await shipmentByKey(tx, request.key);
    if (!shipment) throw new Error("a shipment was written but cannot be read");
    await recordRequest(tx, shipment.number, request);
    return ok(shipment);
  });
}

function barOf({ lockers }: Deps, { locker }: ParcelSubject, { size }: ShipmentRequest): LockerBar | null {
  if (locker === null) return null;
  if (!isOpen(locker.known)) return { code: "locker-closed" };
  const fits = lockers === undefined || fitsLocker(size, { limits: lockers, locker: locker.known });
  return fits ? null : { code: "locker-too-small" };
}

/** A locker belongs to one courier: another one's API cannot bring a parcel there. */
function rowOf(deps: Deps, { owner, number, locker: to }: ParcelSubject, request: ShipmentRequest): NewShipment {
  const { direction, person, payer, cod, openParcel, size, actor, key } = request;
  const locker = direction === "out" ? (to?.place ?? null) : null;
  const api = locker === null || deps.courier?.courier === locker.courier ? deps.courier : null;
  return {
    orderId: null,
    claimId: null,
    tradeInId: null,
    ...owner,
    subjectNumber: number,
    direction,
    gateway: api?.name ?? "file",
    courier: api?.courier ?? locker?.courier ?? request.courier,
    locker,
    state: "requested",
    person,
    payer,
    cod,
    // Nobody stands beside a locker to open the parcel.
    openParcel: openParcel && locker === null,
    size,
    actor,
    formKey: key,
  };
}

/** The audit log names no address: the shipment has it. */
function recordRequest(tx: Transaction, number: string, request: ShipmentRequest): Promise<void> {
  const { number: subject, direction, payer, actor } = request;
  return recordAudit(tx, {
    actor,
    action: "requested",
    entity: "shipment",
    entityId: number,
    after: { for: subject, direction, payer },
  });
}
