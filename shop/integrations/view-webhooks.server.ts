// What the office sees of endpoints and deliveries.

import type { Db } from "../../base/db.server.ts";
import { transaction } from "../../base/db.server.ts";
import type { EndpointId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import {
  attemptsOf,
  countFailingEndpoints,
  deleteOldDeliveries,
  findDelivery,
  findEndpoint,
  loadDeliveries,
  loadEndpoints,
  type DeliveriesWanted,
} from "./webhooks.sql.server.ts";

/** All endpoints by name, with how many deliveries wait and have failed. */
export function listEndpoints({ db }: { db: Db }) {
  return loadEndpoints(db);
}

/** One endpoint; null if there is none, or it was removed. */
export function viewEndpoint({ db }: { db: Db }, { id }: { id: EndpointId }) {
  return findEndpoint(db, id);
}

/** A page of deliveries that match, the newest first. */
export function listDeliveries({ db }: { db: Db }, wanted: DeliveriesWanted) {
  return loadDeliveries(db, wanted);
}

/** One delivery with its event and its latest hundred attempts. Refuses with `delivery-unknown`. */
export async function viewDelivery({ db }: { db: Db }, { id }: { id: number }) {
  const delivery = await findDelivery(db, id);
  if (!delivery) return refuse.notFound({ code: "delivery-unknown" });
  return ok({ ...delivery, attempts: await attemptsOf(db, id) });
}

/** How many endpoints the shop itself has paused: each waits for staff. */
export function countPausedForFailing({ db }: { db: Db }): Promise<number> {
  return countFailingEndpoints(db);
}

const RETENTION_DAYS = 90; // days
const BATCH = 1000;

/** Deletes deliveries that were finished ninety days ago, with their attempts. The events stay. */
export async function deleteOldDeliveriesOfAll({ db }: { db: Db }): Promise<void> {
  while ((await transaction(db, (tx) => deleteOldDeliveries(tx, { days: RETENTION_DAYS, most: BATCH }))) === BATCH);
}
