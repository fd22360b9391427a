import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { lockUnit } from "../../inventory/bench/measurements.sql.server.ts";
import { erasureStates, setUnerased } from "../../inventory/erasure/erasures.sql.server.ts";
import type { Unerased } from "../../inventory/erasure/unerased.ts";
import { findUnitOfBench } from "./bench.sql.server.ts";

/**
 * Notes why a unit that somebody else has used goes on sale although no erasure of its drives is on record; null takes the reason back.
 * Refuses with `bench-unit-unknown`.
 */
export function noteUnerased(
  deps: { db: Db },
  { code, actor, unerased }: { code: string; actor: string; unerased: Unerased | null },
) {
  return attempt(deps.db, async (tx) => {
    const unit = await findUnitOfBench(tx, code);
    if (!unit || !(await lockUnit(tx, unit.unitId))) return refuse.notFound({ code: "bench-unit-unknown" });
    const [state] = await erasureStates(tx, [unit.unitId]);
    const before = state?.unerased ?? null;
    if (before?.reason === unerased?.reason && before?.note === unerased?.note) return ok(null);
    await setUnerased(tx, unit.unitId, unerased);
    await recordAudit(tx, {
      actor,
      action: "unerased-noted",
      entity: "unit",
      entityId: code,
      before: { unerased: before },
      after: { unerased },
    });
    return ok(null);
  });
}
