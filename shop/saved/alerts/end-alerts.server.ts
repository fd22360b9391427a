import type { Transaction } from "../../../base/db.server.ts";
import type { AlertId } from "../../../base/id.ts";
import { activeOf, switchOff } from "./alerts.sql.server.ts";

/**
 * Stops one alert of an address, or all of them; alerts of other addresses are not affected. Call it only for a
 * verified owner of the address.
 */
export async function endAlerts(tx: Transaction, { email, id }: { email: string; id: AlertId | "all" }): Promise<void> {
  for (const alert of await activeOf(tx, email)) if (id === "all" || alert.id === id) await switchOff(tx, alert.id);
}
