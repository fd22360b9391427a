import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { lockWaiting, settleUnit } from "./receiving.sql.server.ts";

/**
 * Scraps a received unit that is not worth selling: it never goes on sale, its cost stays recorded. Refuses with
 * `intake-unknown`.
 */
export function scrapUnit(deps: { db: Db }, { code, actor, reason }: { code: string; actor: string; reason: string }) {
  return attempt(deps.db, async (tx) => {
    const unit = await lockWaiting(tx, code);
    // A unit whose own listing is being prepared is settled there.
    if (!unit || unit.draft !== null) return refuse.notFound({ code: "intake-unknown" });
    await settleUnit(tx, unit.unitId, { actor, state: "scrapped" });
    await recordAudit(tx, {
      actor,
      action: "scrapped",
      entity: "unit",
      entityId: code,
      before: { state: "intake" },
      after: { state: "scrapped", cost: unit.cost, reason },
    });
    return ok(null);
  });
}
