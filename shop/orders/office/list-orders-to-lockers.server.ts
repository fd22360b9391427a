import type { Db } from "../../../base/db.server.ts";
import { numberToClosedLockers, ordersToClosedLockers } from "./orders-to-lockers.sql.server.ts";

/** The orders that wait for another locker or a delivery to a door, because theirs is closed; the oldest first. */
export function listOrdersToClosedLockers({ db }: { db: Db }) {
  return ordersToClosedLockers(db);
}

/** How many of them there are. */
export function countOrdersToClosedLockers({ db }: { db: Db }): Promise<number> {
  return numberToClosedLockers(db);
}
