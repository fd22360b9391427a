import type { Transaction } from "../../../base/db.server.ts";
import type { AlertId } from "../../../base/id.ts";
import { activeOf, switchOff } from "./alerts.sql.server.ts";

/**
 * Ends one alert of an address, or all of them; another address's is left alone. Only for whoever has shown that the address
 * is theirs.
 */
export async function endAlerts(tx: Transaction, { email, id }: { email: string; id: AlertId | "all" }): Promise<void> {
  for (const alert of await activeOf(tx, email)) if (id === "all" || alert.id === id) await switchOff(tx, alert.id);
}
