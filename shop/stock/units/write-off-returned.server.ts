import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import {
  endInspections,
  findInspection,
  lockListing,
  setUnitState,
} from "../../inventory/receiving/inspections.sql.server.ts";
import { withdrawUnsellable } from "./withdraw-listing.server.ts";

/**
 * Writes off a returned unit that is not worth selling again: it never goes on sale, its cost stays recorded,
 * and the listing of a PC is withdrawn. Of two concurrent decisions exactly one wins. Refuses with `inspection-unknown` (already decided, or never returned).
 */
export function writeOffReturned(
  deps: { db: Db },
  { code, actor, reason }: { code: string; actor: string; reason: string },
) {
  return attempt(deps.db, async (tx) => {
    const found = await findInspection(tx, code);
    if (!found) return refuse.conflict({ code: "inspection-unknown" });
    // The listing is locked first, as everywhere that units change state.
    await lockListing(tx, found.listing.id);
    if ((await endInspections(tx, [found.unitId], { actor, outcome: "written-off", note: reason })) === 0)
      return refuse.conflict({ code: "inspection-unknown" });
    await setUnitState(tx, [found.unitId], "scrapped");
    const before = { state: "inspection", source: found.source };
    await recordAudit(tx, {
      actor,
      action: "written-off",
      entity: "unit",
      entityId: code,
      before,
      after: { state: "scrapped", cost: found.cost, reason },
    });
    await withdrawUnsellable(tx, { id: found.listing.id, actor });
    return ok(null);
  });
}
