import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import type { Bani } from "../../base/money.ts";
import { takeNumber } from "../../base/public-number.ts";
import { ok, refuse } from "../../base/result.ts";
import type { Courier } from "../shipping/courier.ts";
import type { CourierApi } from "./courier-port.ts";
import { findSubject, type ParcelSubject } from "./find-subject.server.ts";
import { shipmentNumbers, type Direction, type ParcelPerson, type ParcelSize } from "./shipment.ts";
import { insertShipment, shipmentByKey, type NewShipment } from "./shipments.sql.server.ts";

type Deps = { db: Db; courier: CourierApi | null; chance: () => number; deadlines: { revisedDays: number } };

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
 * `claim-unknown`, `trade-in-unknown` or `shipment-subject-closed` (nothing can be sent this way in its state).
 */
export async function requestShipment(deps: Deps, request: ShipmentRequest) {
  const found = await findSubject(deps, request.number);
  if (!found.ok) return found;
  const subject = found.value;
  return attempt(deps.db, async (tx) => {
    const earlier = await shipmentByKey(tx, request.key);
    if (earlier) return ok(earlier);
    if (!subject.directions.includes(request.direction)) return refuse.conflict({ code: "shipment-subject-closed" });
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

function rowOf({ courier: api }: Deps, { owner, number }: ParcelSubject, request: ShipmentRequest): NewShipment {
  const { direction, person, payer, cod, openParcel, size, actor, key } = request;
  return {
    orderId: null,
    claimId: null,
    tradeInId: null,
    ...owner,
    subjectNumber: number,
    direction,
    gateway: api?.name ?? "file",
    courier: api?.courier ?? request.courier,
    state: "requested",
    person,
    payer,
    cod,
    openParcel,
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
