import type { Transaction } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { unneededUnits } from "../allocations/allocated-units.sql.server.ts";
import { releaseCheckoutUnits } from "../../inventory/allocations/allocations.sql.server.ts";

/**
 * Releases the units that the visitor's checkout holds and the cart no longer contains. The verbs that change the cart
 * call it in their transaction.
 */
export async function freeUnneeded(tx: Transaction, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await releaseCheckoutUnits(tx, { visitorId, units: await unneededUnits(tx, visitorId) });
}
