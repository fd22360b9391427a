import { transaction, type Db } from "../../base/db.server.ts";
import type { AlertId } from "../../base/id.ts";
import { isOf, switchOff } from "./alerts.sql.server.ts";

/** Ends an alert of an address whose owner asks; one that is another's, or off already, stays as it is. */
export function stopOwnAlert({ db }: { db: Db }, { id, email }: { id: AlertId; email: string }): Promise<void> {
  return transaction(db, async (tx) => {
    if (await isOf(tx, { id, email })) await switchOff(tx, id);
  });
}
