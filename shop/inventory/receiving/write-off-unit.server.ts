import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { setUnitState } from "./inspections.sql.server.ts";
import { endInspections, findInspection } from "./inspections.sql.server.ts";

/**
 * A unit that came back is not worth selling again: it is never on sale, its cost stays known. Of two who decide at once one does. Refuses with
 * `inspection-unknown` (decided already, or never came back).
 */
export function writeOffUnit(
  shop: { db: Db },
  { code, actor, reason }: { code: string; actor: string; reason: string },
) {
  return attempt(shop.db, async (tx) => {
    const found = await findInspection(tx, code);
    if (!found || (await endInspections(tx, [found.unitId], { actor, outcome: "written-off", note: reason })) === 0)
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
    return ok(null);
  });
}
