import type { Db } from "../../../base/db.server.ts";
import { countToShip } from "./order-list.sql.server.ts";

/**
 * How many orders staff have to send: paid, paid at the door, or being prepared. With `lateOn`, a day in Romania, only
 * those that cannot arrive on the promised day any more, because that day has come and they are still here.
 */
export function countOrdersToShip(deps: { db: Db }, { lateOn = null }: { lateOn?: string | null } = {}) {
  return countToShip(deps.db, { lateOn });
}
