import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import type { ShipmentNumber } from "./shipment.ts";
import { lockShipment, transitionShipment, retryNow } from "./shipments.sql.server.ts";

/**
 * Asks the courier again at once: for a shipment that it refused, or that waits for its next try. Refuses with
 * `shipment-unknown` or `shipment-not-movable` (its state).
 */
export function retryShipment({ db }: { db: Db }, { number, actor }: { number: ShipmentNumber; actor: string }) {
  return attempt(db, async (tx) => {
    const shipment = await lockShipment(tx, number);
    if (!shipment) return refuse.notFound({ code: "shipment-unknown" });
    const { id, state, gateway } = shipment;
    const waits = state === "requested" || state === "cancelling";
    if (gateway === "file" || (state !== "failed" && !waits))
      return refuse.conflict({ code: "shipment-not-movable", state });
    if (state === "failed") await transitionShipment(tx, id, { from: "failed", to: "requested" });
    else await retryNow(tx, id);
    await recordAudit(tx, { actor, action: "retried", entity: "shipment", entityId: number, before: { state } });
    return ok(null);
  });
}
