import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { endInspections } from "./inspections.sql.server.ts";
import { MOST_PIECES, unsharedCost, type Piece } from "./receiving.ts";
import { endAsSplit, lockSplittable } from "./receiving.sql.server.ts";
import { takeIn } from "./receive-units.server.ts";

type Splitting = { code: string; actor: string; pieces: readonly Piece[]; reason?: string | null };

/**
 * Splits a unit that is at the shop into parts, which are received as units of their own: same tax regime, and their
 * costs sum to the unit's to the ban. Ends its inspection if it came back from a buyer. Refuses with `split-unknown`
 * (no such unit at the shop), `split-taken` (a buyer has it), `split-empty`, or `split-cost` (`left`: what the costs
 * lack).
 */
export function splitUnit(deps: { db: Db }, { code, actor, pieces, reason = null }: Splitting) {
  return attempt(deps.db, async (tx) => {
    const unit = await lockSplittable(tx, code);
    if (!unit) return refuse.notFound({ code: "split-unknown" });
    if (unit.isTaken) return refuse.conflict({ code: "split-taken" });
    if (pieces.length === 0 || pieces.length > MOST_PIECES) return refuse.invalid({ code: "split-empty" });
    const left = unsharedCost(unit.cost, pieces);
    if (left !== 0) return refuse.invalid({ code: "split-cost", left });
    if (unit.state === "inspection")
      await endInspections(tx, [unit.unitId], { actor, outcome: "to-parts", note: reason });
    await endAsSplit(tx, unit.unitId, { actor });
    const codes = await takeIn(tx, {
      source: code,
      taxRegime: unit.taxRegime,
      things: pieces.map(({ cost, suggestedGrade, ...part }) => ({
        kind: "component",
        name: part.name,
        parts: [part],
        cost,
        suggestedGrade,
      })),
    });
    await recordAudit(tx, {
      actor,
      action: "split",
      entity: "unit",
      entityId: code,
      before: { state: unit.state, cost: unit.cost },
      after: { state: "converted", codes, costs: pieces.map(({ cost }) => cost), reason },
    });
    return ok({ codes });
  });
}
