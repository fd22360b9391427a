import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import { unneededUnits } from "../allocations/held-units.sql.server.ts";
import { releaseCheckoutUnits } from "../../inventory/allocations/allocations.sql.server.ts";

/** Releases at once the units that the visitor's checkout holds and the cart no longer contains. */
export async function freeUnneeded(deps: { db: Db }, { visitorId }: { visitorId: VisitorId }): Promise<void> {
  await releaseCheckoutUnits(deps.db, { visitorId, units: await unneededUnits(deps.db, visitorId) });
}
