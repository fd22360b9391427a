import { recordAudit } from "../../base/audit.server.ts";
import { attempt, transaction, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { askCourier, type CourierApi } from "./courier-port.ts";
import { COURIER, failShipment, OUTCOME_UNKNOWN } from "./create-awbs.server.ts";
import { mayTransitionShipment, type Shipment, type ShipmentNumber, type ShipmentState } from "./shipment.ts";
import {
  claimShipment,
  lockShipment,
  transitionShipment,
  postponeShipment,
  refuseShipment,
} from "./shipments.sql.server.ts";

type Log = { error(details: object, message: string): void };

/**
 * Cancels a shipment. One that the courier may know becomes `cancelling`, and a job cancels it there; one of a file is
 * cancelled here only, and staff cancel it on the courier's site. Refuses with `shipment-unknown` or
 * `shipment-not-movable` (its state).
 */
export function cancelShipment({ db }: { db: Db }, { number, actor }: { number: ShipmentNumber; actor: string }) {
  return attempt(db, async (tx) => {
    const shipment = await lockShipment(tx, number);
    if (!shipment) return refuse.notFound({ code: "shipment-unknown" });
    const { id, state: from } = shipment;
    const to = isKnownToApi(shipment) ? ("cancelling" as const) : ("cancelled" as const);
    if (!mayTransitionShipment({ from, to, by: "staff" }))
      return refuse.conflict({ code: "shipment-not-movable", state: from });
    await transitionShipment(tx, id, { from, to });
    await recordAudit(tx, { actor, action: to, entity: "shipment", entityId: number, before: { state: from } });
    return ok(to satisfies ShipmentState);
  });
}

/** Whether its API may have a parcel of it: it has an AWB, or a try was made whose outcome is not known. */
function isKnownToApi({ gateway, state, awb, attempts }: Shipment): boolean {
  return gateway !== "file" && state !== "failed" && (awb !== null || attempts > 0);
}

const WAIT = 60; // seconds

/**
 * Cancels at the courier what staff cancelled: every AWB of the reference. A courier that refuses, because it has the parcel
 * already, leaves the shipment as it was. Safe in several processes. Returns how many it tried. A job.
 */
export async function cancelAtCourier(deps: { db: Db; courier: CourierApi | null; log: Log }): Promise<number> {
  const { courier } = deps;
  if (courier === null) return 0;
  for (let tried = 0; ; tried++) {
    const shipment = await claimShipment(deps.db, { gateway: courier.name, state: "cancelling" });
    if (!shipment) return tried;
    try {
      await settle(deps.db, courier, shipment);
    } catch (error) {
      deps.log.error({ err: error, shipment: shipment.number }, "a shipment could not be cancelled");
    }
  }
}

async function settle(db: Db, courier: CourierApi, shipment: Shipment & { firstTry: Date }): Promise<void> {
  const { id, number, awb, firstTry: since } = shipment;
  const { find } = courier;
  // Without a number of the courier there is nothing to cancel there. Staff look at its site.
  if (find === null && awb === null && shipment.unsettled)
    return failShipment(db, shipment, { from: "cancelling", problem: OUTCOME_UNKNOWN });
  const outcome = await askCourier(async () => {
    const awbs = new Set([...(awb === null ? [] : [awb]), ...(find === null ? [] : await find(number, { since }))]);
    const answers = [];
    for (const each of awbs) answers.push(await courier.cancel(each));
    return answers.find((answer) => !answer.ok) ?? ok(null);
  });
  if (outcome === "away") return postponeShipment(db, id, { problem: { kind: "away", words: null }, after: WAIT });
  await transaction(db, async (tx) => {
    const entry = { actor: COURIER, entity: "shipment", entityId: number };
    if (outcome.ok) {
      if (await transitionShipment(tx, id, { from: "cancelling", to: "cancelled" }))
        await recordAudit(tx, { ...entry, action: "cancelled" });
      return;
    }
    const { words } = outcome.domainError;
    const problem = { kind: "cancel-refused" as const, words };
    // Without an AWB of its own there is nothing to go back to: the next try finds it by its reference.
    if (awb === null) return postponeShipment(tx, id, { problem, after: WAIT });
    if (await refuseShipment(tx, id, { from: "cancelling", to: "created", problem }))
      await recordAudit(tx, { ...entry, action: "cancel-refused", after: { words } });
  });
}
