import { recordAudit } from "../../base/audit.server.ts";
import { transaction, type Db } from "../../base/db.server.ts";
import { askCourier, CourierUnavailable, type CourierApi, type NewParcel } from "./courier-port.ts";
import type { ParcelPerson, Shipment, ShipmentProblem } from "./shipment.ts";
import {
  claimShipment,
  markUnsettled,
  postponeShipment,
  refuseShipment,
  shipmentByNumber,
  storeLabel,
  withoutLabel,
  writeAwb,
} from "./shipments.sql.server.ts";

type Log = { warn(details: object, message: string): void; error(details: object, message: string): void };
type Deps = { db: Db; courier: CourierApi | null; log: Log };
type Claimed = Shipment & { firstTry: Date };

export const COURIER = "courier"; // the actor of what the courier did
const SHORTEST_WAIT = 60; // seconds: a call that was answered too late may still make a parcel
const LONGEST_WAIT = 3600;
const NO_LABEL_WAIT = 60;

/**
 * Gets an AWB for every requested shipment from the courier's API, and then the labels. Each try but the first asks the
 * courier for the reference before it creates anything, so that a killed process or a lost answer makes no second parcel.
 * Where the courier cannot search by reference, such a shipment waits for staff. Safe in several processes. Returns how many
 * it tried; does not throw if the courier cannot be reached. A job.
 */
export async function createAwbs(deps: Deps): Promise<number> {
  const { courier } = deps;
  if (courier === null) return 0;
  for (let tried = 0; ; tried++) {
    const shipment = await claimShipment(deps.db, { gateway: courier.name, state: "requested" });
    if (!shipment) {
      await fetchLabels(deps, courier);
      return tried;
    }
    try {
      await createAwb(deps, courier, shipment);
    } catch (error) {
      // Its lease ends by itself, and the next run tries again.
      deps.log.error({ err: error, shipment: shipment.number }, "a shipment could not be created");
    }
  }
}

async function createAwb(deps: Deps, courier: CourierApi, shipment: Claimed): Promise<void> {
  const outcome = await askCourier(() => askForAwb(deps.db, courier, shipment));
  if (outcome === "away") {
    const after = Math.min(SHORTEST_WAIT * 2 ** (shipment.attempts - 1), LONGEST_WAIT);
    return postponeShipment(deps.db, shipment.id, { problem: { kind: "away", words: null }, after });
  }
  if ("kind" in outcome) return failShipment(deps.db, shipment, { from: "requested", problem: outcome });
  const [awb = "", ...others] = outcome.awbs;
  const isOurs = await transaction(deps.db, async (tx) => {
    if (!(await writeAwb(tx, shipment.id, { awb, courier: courier.courier }))) return false;
    await recordAudit(tx, { ...entryOf(shipment), action: "awb", after: { awb } });
    return true;
  });
  const written = isOurs ? awb : ((await shipmentByNumber(deps.db, shipment.number))?.awb ?? null);
  await cancelOthers(deps, courier, { shipment, awbs: [...others, ...(isOurs ? [] : [awb])], written });
}

/** The shipment waits for staff, because of what the courier says or because only its site knows the outcome. */
export function failShipment(
  db: Db,
  shipment: Shipment,
  { from, problem }: { from: "requested" | "cancelling"; problem: ShipmentProblem },
): Promise<void> {
  return transaction(db, async (tx) => {
    if (await refuseShipment(tx, shipment.id, { from, to: "failed", problem }))
      await recordAudit(tx, { ...entryOf(shipment), action: "failed", after: { words: problem.words } });
  });
}

export const OUTCOME_UNKNOWN: ShipmentProblem = { kind: "unknown", words: null };
const refused = (words: string): ShipmentProblem => ({ kind: "refused", words });

type AwbAnswer = { awbs: string[] } | ShipmentProblem;

/** The AWBs of the reference, the one to use first; or why there are none. */
async function askForAwb(db: Db, courier: CourierApi, shipment: Claimed): Promise<AwbAnswer> {
  const { number, attempts, firstTry: since, person } = shipment;
  const { find } = courier;
  if (find === null) return createOnce(db, courier, shipment);
  const existing = attempts > 1 ? await find(number, { since }) : [];
  if (existing.length > 0) return { awbs: existing };
  if (person === null) return refused("");
  const created = await courier.create(parcelOf(shipment, person));
  if (!created.ok) return refused(created.domainError.words);
  const { awb } = created.value;
  // A courier that answered twice made two parcels: the others are cancelled.
  const all = await askCourier(() => find(number, { since }));
  return { awbs: [awb, ...(all === "away" ? [] : all.filter((other) => other !== awb))] };
}

/** Of a courier that cannot search by reference: asks for no second parcel once a call may have made one. */
async function createOnce(db: Db, courier: CourierApi, shipment: Claimed): Promise<AwbAnswer> {
  const { id, person, unsettled } = shipment;
  if (unsettled) return OUTCOME_UNKNOWN;
  if (person === null) return refused("");
  await markUnsettled(db, id);
  try {
    const created = await courier.create(parcelOf(shipment, person));
    return created.ok ? { awbs: [created.value.awb] } : refused(created.domainError.words);
  } catch (error) {
    // If nothing was asked yet, the caller tries again later.
    if (error instanceof CourierUnavailable && !error.isBefore) return OUTCOME_UNKNOWN;
    throw error;
  }
}

function parcelOf(
  { number, direction, payer, cod, openParcel, locker, size }: Shipment,
  person: ParcelPerson,
): NewParcel {
  return { reference: number, direction, person, payer, cod, openParcel, locker, size };
}

/** Further parcels of the same reference, which nobody uses. */
async function cancelOthers(
  { log }: Deps,
  courier: CourierApi,
  { shipment, awbs, written }: { shipment: Shipment; awbs: readonly string[]; written: string | null },
): Promise<void> {
  for (const awb of new Set(awbs)) {
    if (awb === written) continue;
    const cancelled = await askCourier(() => courier.cancel(awb));
    if (cancelled === "away" || !cancelled.ok)
      log.warn({ shipment: shipment.number, awb }, "a second AWB of a shipment could not be cancelled at the courier");
  }
}

/** The PDFs of parcels that have none yet. */
async function fetchLabels({ db, log }: Deps, courier: CourierApi): Promise<void> {
  for (const { id, awb } of await withoutLabel(db, courier.name)) {
    try {
      const pdf = await askCourier(() => courier.label(awb));
      if (pdf === "away") {
        await postponeShipment(db, id, { problem: { kind: "away", words: null }, after: NO_LABEL_WAIT });
        return;
      }
      if (pdf !== null) await storeLabel(db, id, pdf);
    } catch (error) {
      log.error({ err: error, awb }, "a label could not be stored");
    }
  }
}

function entryOf({ number }: Shipment) {
  return { actor: COURIER, entity: "shipment", entityId: number };
}
