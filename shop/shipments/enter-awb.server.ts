import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { Courier } from "../shipping/courier.ts";
import { type ShipmentNumber, hasAwb, mayEnterAwb } from "./shipment.ts";
import { isAwbTaken, lockShipment, markByHand, writeAwb } from "./shipments.sql.server.ts";

/**
 * Stores the AWB that staff got on the courier's site; the job asks no API for it any more. Refuses with
 * `shipment-unknown`, `shipment-not-movable` (its state) or `shipment-awb-taken`.
 */
export function enterAwb(
  { db }: { db: Db },
  { number, awb, courier, actor }: { number: ShipmentNumber; awb: string; courier: Courier; actor: string },
) {
  return attempt(db, async (tx) => {
    const shipment = await lockShipment(tx, number);
    if (!shipment) return refuse.notFound({ code: "shipment-unknown" });
    const { id, state } = shipment;
    if (hasAwb(shipment, { awb, courier })) return ok(shipment);
    if (!mayEnterAwb(shipment)) return refuse.conflict({ code: "shipment-not-movable", state });
    if (await isAwbTaken(tx, { id, awb, courier })) return refuse.conflict({ code: "shipment-awb-taken" });
    await writeAwb(tx, id, { awb, courier });
    await markByHand(tx, id);
    await recordAudit(tx, { actor, action: "awb", entity: "shipment", entityId: number, after: { awb, courier } });
    return ok({ ...shipment, awb, courier, state: "created" as const });
  });
}
